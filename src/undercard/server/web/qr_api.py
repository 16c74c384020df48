"""A table's link as a picture, for whoever has the telephone in hand."""

from __future__ import annotations

import io

import segno
from starlette.responses import Response

from undercard.server.notices.wire import page_of
from undercard.server.web.call import Call
from undercard.server.web.endpoint import get_as
from undercard.server.web.links import origin_for
from undercard.server.web.tables_api import table_of

SVG = "image/svg+xml"


async def show_code(call: Call) -> Response:
    """Dark on white with a white border, also on a dark page: many cameras read nothing else."""
    table = table_of(call)
    await call.site.tables.standing(table)  # `UnknownTable` if there is none
    link = origin_for(call.request, call.site.settings) + page_of(table)
    picture = io.BytesIO()
    segno.make_qr(link, error="m").save(
        picture, kind="svg", dark="#000", light="#fff", border=4, omitsize=True, xmldecl=False
    )
    headers = {"cache-control": "private, max-age=3600", "x-content-type-options": "nosniff"}
    return Response(picture.getvalue(), headers=headers, media_type=SVG)


CODES = (get_as("/api/tables/{table}/qr.svg", "A table's link as a QR code.", SVG, show_code),)
