"""The plain questions: who am I, a new room, what is behind a link, a replay."""

from functools import cache
from typing import Any

from mangum import Mangum
from starlette.middleware.gzip import GZipMiddleware

from functions.web import accounts, charts, games, people, rooms, voice
from functions.web.answers import refuse_in_keys
from functions.web.description import Described
from infra.open_house import house
from infra.patience import patience
from infra.starting import ready

app = Described(title="Gavel", docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
app.include_router(people.router)
app.include_router(accounts.router)
app.include_router(rooms.router)
app.include_router(charts.router)
app.include_router(voice.router)
app.include_router(games.router)
app.add_middleware(GZipMiddleware, minimum_size=1_000, compresslevel=6)
refuse_in_keys(app)
ready()


@app.get("/api/time")
def time() -> dict[str, int]:
    return {"now": house().now()}


@app.get("/api/health")
def health() -> dict[str, str]:
    return {"is": "well"}


@cache
def _adapter() -> Mangum:
    """Made at the first event: it opens an event loop, which one process for all has no use for."""
    return Mangum(app, lifespan="off")


def handler(event: dict[str, Any], context: Any) -> dict[str, Any]:
    """An HTTP API's event, payload format 2.0."""
    with patience():
        return _adapter()(event, context)
