# make play    play on this machine; friends on the same network join by the printed address
# make quick   after each change, in a minute or so: lint, types, tests of rules, rooms and the page
# make test    set everything up and check it all, as CI does
# make bench   measure
# make deploy REGION=eu-north-1    put it on AWS, or bring what is there up to date; make undeploy
# make rotate [REGION=…] [NOW=1]   a new key for tokens; NOW=1 where the old one was lost
# make soak    let it be searched, killed, stumble and wait for long; each line has flags for hours
# make types, make refusals    write anew what is written from the code, for the page and for readers
# make audit   known flaws in what is installed (needs the network)

PYTHON ?= python3
PORT ?= 8000
STACK ?= gavel
ADDRESS ?= http://localhost:$(PORT)
PY := .venv/bin/python
PIP := .venv/bin/pip install --quiet --disable-pip-version-check --require-hashes
SOURCES := domain infra functions tests

.PHONY: play quick quick-python quick-page test lint front python browser-tests template-gate cloud-tests bench soak audit lock types refusals clean \
        deploy undeploy rotate smoke

play: .venv/.play frontend/dist/.built
	@$(PY) -m infra.local --port $(PORT) $(if $(TLS),--tls $(TLS))

quick: .venv/.test frontend/node_modules/.ready
	@$(MAKE) --no-print-directory -j 2 quick-python quick-page

quick-python: lint
	$(PY) -m pytest -q tests/room tests/tycoon tests/modern_art tests/gem_trader tests/test_*.py \
	  --ignore tests/test_decisions.py

quick-page: frontend/node_modules/.ready
	cd frontend && npm run --silent quick

test: lint front python template-gate cloud-tests browser-tests

lint: .venv/.test
	.venv/bin/ruff check $(SOURCES)
	.venv/bin/ruff format --check $(SOURCES)
	.venv/bin/mypy
	.venv/bin/lint-imports

front: frontend/node_modules/.ready
	cd frontend && npm run --silent check && npm run --silent test

python: .venv/.test frontend/node_modules/.ready
	$(PY) -m pytest -n 2 -m "not browser" --ignore tests/template --ignore tests/cloud

template-gate: .venv/.test .venv-sam/.ready
	$(PY) -m pytest tests/template

cloud-tests: .venv/.test .venv-sam/.ready .venv-cloud/.ready frontend/node_modules/.ready
	$(PY) -m pytest tests/cloud

browser-tests: .venv/.test frontend/dist/.built
	@sh tests/browser/chromium.sh
	$(PY) -m pytest -n 2 -m browser tests/browser \
	  || { echo "Once more, one at a time, what failed beside another browser:"; \
	       $(PY) -m pytest -m browser tests/browser --last-failed; }

bench: .venv/.test frontend/dist/.built
	$(PY) -m tests.bench.games
	$(PY) -m tests.bench.server
	$(PY) -m tests.bench.load
	$(PY) -m tests.bench.path
	$(PY) -m tests.bench.worst_text
	$(PY) -m tests.bench.views
	$(PY) -m tests.bench.gem_fairness
	$(PY) -m tests.bench.replays
	$(PY) -m tests.bench.cold
	$(PY) -m tests.bench.boto
	$(PY) -m tests.bench.bill
	@sh tests/browser/chromium.sh
	$(PY) -m tests.bench.page
	$(PY) -m tests.bench.felt
	$(PY) -m tests.bench.back

# AWS. Without MAIL_FROM and the like everything stays as it was set before.

SETTINGS := $(if $(MAIL_FROM),MailFrom=$(MAIL_FROM)) $(if $(ALARM_MAIL),AlarmMail=$(ALARM_MAIL)) \
            $(if $(DOMAIN),DomainName=$(DOMAIN)) \
            $(if $(CERTIFICATE),CertificateArn=$(CERTIFICATE)) $(if $(BOUNDARY),BoundaryName=$(BOUNDARY)) $(SET)

deploy: .venv/.play .venv-sam/.ready frontend/dist/.built
	@$(PY) -m infra.deploy up --stack "$(STACK)" --region "$(REGION)" --set $(SETTINGS)

undeploy: .venv/.play
	@$(PY) -m infra.deploy down --stack "$(STACK)" --region "$(REGION)"

rotate: .venv/.play
	@$(PY) -m $(if $(REGION),infra.deploy rotate --stack "$(STACK)" --region "$(REGION)",infra.local.rotate) $(if $(NOW),--now)

smoke: .venv/.play
	@$(PY) -m tests.smoke "$(ADDRESS)"

soak: .venv/.test
	$(PY) -m tests.soak.crash --kills 60
	$(PY) -m tests.soak.points
	$(PY) -m tests.soak.stuck --games 500
	$(PY) -m tests.soak.faults --games 27
	$(PY) -m tests.soak.races --rounds 60
	$(PY) -m tests.soak.clocks --games 300
	$(PY) -m tests.soak.leaks
	$(PY) -m tests.soak.exchanges --exchanges 10000
	$(PY) -m tests.soak.timing
	$(PY) -m tests.soak.schema
	$(PY) -m tests.soak.fuzz
	$(PY) -m tests.soak.fuzz_server
	$(PY) -m tests.soak.hour --minutes 10

audit: .venv-audit/.ready
	@sh tests/audit.sh

# The page

frontend/node_modules/.ready: frontend/package-lock.json
	@node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' \
	  || { echo "Node 20 or newer is needed (https://nodejs.org)."; exit 1; }
	cd frontend && npm ci --silent --no-audit --no-fund
	@touch $@

frontend/dist/.built: frontend/node_modules/.ready $(shell find frontend/src frontend/public frontend/index.html frontend/vite.config.ts -type f 2>/dev/null)
	cd frontend && npm run --silent build
	@touch $@

types: .venv/.test frontend/node_modules/.ready
	cd frontend && npm run --silent types

refusals: .venv/.test
	$(PY) -m tests.refusals

# Virtual environments: one for the project, one each for the tools of the deployment (they pin
# boto3), for the emulator of AWS, and for what looks after the locks

.venv/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Python 3.11 or newer is needed: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv .venv
	@touch $@

.venv/.play: requirements.lock .venv/.made
	$(PIP) -r $<
	@touch $@

.venv/.test: requirements-dev.lock .venv/.made
	$(PIP) -r $<
	@touch $@ .venv/.play

.venv-sam/.ready: requirements-sam.lock
	$(PYTHON) -m venv .venv-sam
	.venv-sam/bin/pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r $<
	@touch $@

.venv-cloud/.ready: requirements-cloud.lock
	$(PYTHON) -m venv .venv-cloud
	.venv-cloud/bin/pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r $<
	@touch $@

.venv-audit/.ready: requirements-audit.lock
	$(PYTHON) -m venv .venv-audit
	.venv-audit/bin/pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r $<
	@touch $@

LOCKED := .venv-audit/bin/uv pip compile -q --generate-hashes --python-version 3.11 --universal

lock: .venv-audit/.ready
	$(LOCKED) pyproject.toml --extra local -o requirements.lock
	$(LOCKED) pyproject.toml --extra dev -o requirements-dev.lock
	printf 'pip-audit\nuv\n' | $(LOCKED) - -o requirements-audit.lock

clean:
	rm -rf .venv .venv-sam .venv-cloud .venv-audit frontend/node_modules frontend/dist var
