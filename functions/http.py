"""The HTTP function: one FastAPI application of all routes in functions/web/."""

from functools import cache
from typing import Any

from mangum import Mangum
from starlette.middleware.gzip import GZipMiddleware

from functions.web import accounts, charts, games, personal_data, rooms, voice
from functions.web import guests as people
from functions.web.openapi import DocumentedApp
from functions.web.responses import refuse_in_keys
from infra.cold_start import after_imports
from infra.current_services import current_services
from infra.deadline_budget import deadline_budget

app = DocumentedApp(
    title="Gavel",
    docs_url=None,
    redoc_url=None,
    openapi_url="/api/openapi.json",
    redirect_slashes=False,
)
app.include_router(people.router)
app.include_router(accounts.router)
app.include_router(rooms.router)
app.include_router(charts.router)
app.include_router(voice.router)
app.include_router(games.router)
app.include_router(personal_data.router)
app.add_middleware(GZipMiddleware, minimum_size=1_000, compresslevel=6)
refuse_in_keys(app)
after_imports(with_token_keys=True)


@app.get("/api/time")
def server_time() -> dict[str, int]:
    return {"now": current_services().now()}


@app.get("/api/health")
def health() -> dict[str, str]:
    return {"is": "well"}


@cache
def _adapter() -> Mangum:
    """Made at the first event: it opens an event loop, which one process for all has no use for."""
    return Mangum(app, lifespan="off")


def handler(event: dict[str, Any], context: Any) -> dict[str, Any]:
    """An HTTP API's event, payload format 2.0."""
    with deadline_budget():
        return _adapter()(event, context)
