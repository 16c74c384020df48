"""Errors of requests of hosts and moderators."""

from __future__ import annotations

from undercard.server.http.errors import ApiError


class NotHost(ApiError):
    """The caller has no role that allows it."""

    code, status = "not_host", 403


class Untouchable(ApiError):
    """The act would hit the caller, or a moderator acts on someone with a role."""

    code, status = "untouchable", 409


class NotAddress(ApiError):
    code, status = "bad_ip_address", 422


class BadText(ApiError):
    """An announcement or a note is empty, too long or not printable."""

    code, status = "bad_line", 422


class BackupRunning(ApiError):
    """Another backup is being made."""

    code, status = "backup_running", 409


class BackupFailed(ApiError):
    code, status = "backup_failed", 503
