#!/bin/sh
# Known flaws in what the locks pin: `make audit`. Ends with 1 where one is known, with 2 where the
# databases of flaws could not be asked about all of it: that is no pass. AUDIT_HOME for a test.

home=${AUDIT_HOME:-.venv-audit/bin}
ended=0

# $1: what was audited; $2: how it ended; $3: what it said
judge() {
  case "$2 $3" in
    *"Found "[0-9]*" known vulnerabilit"*|[1-9]*" severity vulnerabilit"*|[1-9]*" vulnerabilities ("*)
      verdict="FLAWS ARE KNOWN"; this=1 ;;
    *"could not be audited"*) verdict="NOT AUDITED: the database knows none of it, or not all"; this=2 ;;
    0*) verdict="no known flaw"; this=0 ;;
    *) verdict="NOT AUDITED: no database could be reached"; this=2 ;;
  esac
  [ "$this" -eq 0 ] || printf '%s\n' "$3" | tail -n 12
  echo "$1: $verdict"
  [ "$ended" -eq 1 ] || [ "$this" -eq 0 ] || ended=$this
}

for lock in requirements*.lock; do
  said=$("$home"/pip-audit --disable-pip --require-hashes --progress-spinner off -r "$lock" 2>&1)
  judge "$lock" "$?" "$said"
done
said=$(cd frontend && npm audit 2>&1)
judge "frontend/package-lock.json" "$?" "$said"
exit "$ended"
