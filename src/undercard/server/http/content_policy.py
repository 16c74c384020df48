"""Security headers of the pages: they run scripts and connect to this site only."""

from __future__ import annotations

import base64
import hashlib
import re

INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
"""An inline script is allowed by its hash, so that no other can be injected."""


def security_headers(index: bytes) -> dict[str, str]:
    return {
        "content-security-policy": content_policy(index),
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
        "referrer-policy": "same-origin",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
    }


def content_policy(index: bytes) -> str:
    hashes = [f"'sha256-{_hash(script)}'" for script in INLINE.findall(index)]
    rules = {
        "default-src": ["'none'"],
        "script-src": ["'self'", *hashes],
        # Animations set styles on elements, which counts as inline style.
        "style-src": ["'self'", "'unsafe-inline'"],
        "img-src": ["'self'", "data:", "blob:"],
        "media-src": ["'self'", "data:", "blob:"],
        "font-src": ["'self'", "data:"],
        "connect-src": ["'self'"],
        "worker-src": ["'self'"],
        "manifest-src": ["'self'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
    }
    return "; ".join(f"{name} {' '.join(values)}" for name, values in rules.items())


def _hash(script: bytes) -> str:
    return base64.b64encode(hashlib.sha256(script).digest()).decode()
