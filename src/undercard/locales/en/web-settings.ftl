### The settings page: account, notices, programs.

settings-name = Name
settings-rename = Change name
settings-password-old = Current password
settings-password-new = New password
settings-password-change = Change password
settings-password-changed = Your password has been changed. You have been signed out on all other devices.
settings-leave = Delete account
settings-leave-about = Your name, ratings and settings are deleted immediately. The games you played are kept without your name. This cannot be undone.
settings-leave-sure = I want to delete my account.
settings-left = Your account has been deleted.
settings-notices = Notifications
settings-push = On this device
    .about = This browser notifies you when it is your turn or when you are invited, even while this site is closed. The notification names only the table; it is sent through the push service of your browser’s vendor.
settings-push-start = Turn on
settings-push-stop = Turn off
settings-push-on = Turned on in this browser.
settings-push-off = Turned off in this browser.
settings-push-denied = Your browser does not allow notifications from this site. Allow them in the browser’s settings for this page, then try again.
settings-push-missing = This browser cannot notify you while the page is closed. That requires HTTPS and a browser that supports Web Push.
settings-push-failed = The push service of your browser cannot be reached. Please try again later.
settings-feed = Feed
    .about = A private address for your feed reader. Anyone who knows it can see which games are waiting for you, and nothing else.
settings-feed-make = Create address
settings-feed-end = Turn off
settings-feed-once = Copy it now: it will not be shown again. Earlier addresses no longer work.
settings-feed-ended = The feed has been turned off.
settings-programs = API keys
    .about = An API key lets one of your programs play in your name. Never share it.
settings-token-name = What the key is for
settings-token-make = Create key
settings-token-once = Copy it now: it will not be shown again.
settings-token-revoke = Revoke
settings-token-revoked = The key has been revoked.
settings-token-since = created { $date }
settings-token = API key

# Security: sessions, password, recovery codes, second factor

settings-security = Security
    .about = Signed-in browsers, password, passkeys, recovery codes and two-step sign-in.
settings-host = Administration
settings-invited = You have been invited. Choose a name and a password and create your account.
settings-back = Back to settings
settings-sessions = Signed-in browsers
    .about = If you do not recognise one, sign it out and change your password.
settings-session-this = This browser
settings-session-unknown = Unknown browser
settings-session-times = Signed in { $since } · last seen { $seen }
settings-session-from = from { $address }
settings-session-end = Sign out
settings-session-ended = The browser has been signed out.
settings-sessions-end = Sign out everywhere
settings-sessions-ended = You have been signed out everywhere.
settings-password-about = A new password signs you out on all other devices immediately.
settings-password-revokes = Also revoke API keys and the feed address, and stop notifications on other devices
settings-password-keys = { $count ->
    [one] 1 API key: { $names }
   *[other] { $count } API keys: { $names }
}
settings-password-feed = A feed address is active.
settings-codes = Recovery codes
    .about = Each code sets a new password once, or replaces the code of your authenticator app once. Keep them in a safe place, away from your password.
settings-codes-left = { $count ->
    [0] You have no unused codes left. Create new ones.
    [one] 1 unused code left.
   *[other] { $count } unused codes left.
}
settings-codes-make = Create new codes
settings-codes-made = New codes have been created. The old ones no longer work.
settings-codes-new = Your recovery codes
    .about = Save them now: they will not be shown again. If you forget your password, there is no other way back, except through the host of this site.
settings-codes-save = Save as a file
settings-codes-saved = I have saved them
settings-second = Two-step sign-in
    .about = After your password you then need a code from an authenticator app on your phone, or a passkey.
settings-second-on = Two-step sign-in is on.
settings-second-off = Two-step sign-in is off.
settings-second-start = Set up an app
settings-second-scan = Scan this picture with your authenticator app, or enter the key by hand. Then enter the code that the app shows.
settings-second-picture = QR code for the authenticator app
settings-second-key = Key
settings-second-code = Code
settings-second-confirm = Turn on
settings-second-end = Turn off
settings-second-either = Code from the app, or a recovery code
settings-forgot = Forgot your password?
    .about = Set a new one with one of your recovery codes. If you have none, ask the host of this site for a link.
settings-forgot-code = Recovery code
settings-forgot-set = Set new password
settings-reset = New password
    .about = Choose a new password. You will be signed out on all other devices. If the link is from the host of this site, two-step sign-in is turned off and your passkeys and recovery codes are removed; create new codes afterwards.
settings-reset-missing = This link is incomplete. Ask the host of this site for a new one.

# Passkeys

settings-passkeys = Passkeys
    .about = A passkey signs you in with your fingerprint, your face or the PIN of your device, without a password. It works on this site only, so it cannot be stolen by a fake page.
settings-passkey-times = Added { $since } · last used { $used }
settings-passkey-unused = Added { $since } · not used yet
settings-passkey-site = for { $site }
settings-passkey-name = Name of the passkey
settings-passkey-add = Add passkey
settings-passkey-added = The passkey has been added.
settings-passkey-rename = Rename
settings-passkey-remove = Remove
settings-passkey-removed = The passkey no longer works here. You can also delete it from your device.
settings-passkey-sign-in = Sign in with a passkey
settings-passkey-second = Use a passkey
settings-password-passkeys = { $count ->
    [one] 1 passkey keeps working: { $names }
   *[other] { $count } passkeys keep working: { $names }
}
settings-password-removes = Remove all passkeys
settings-password-codes = Create new recovery codes; the current ones stop working
settings-password-mail = Links to reset the password are sent to { $address }.
settings-password-recovered = Your password has been changed. You have been signed out on all other devices. Passkeys keep working; check them under Security.
settings-second-passkeys = Use passkeys
settings-second-on-passkeys = Two-step sign-in is on. After your password you need a passkey or a recovery code.

# E-mail, where the host has configured it

settings-mail = E-mail
    .about = If you forget your password, a link can be sent to your address. Nobody else sees the address.
settings-mail-address = E-mail address
settings-mail-set = Send confirmation link
settings-mail-sent = A link is on its way to { $address }. Open it to confirm the address.
settings-mail-current = Confirmed: { $address }
settings-mail-pending = Not confirmed yet: { $address }
settings-mail-change = Change address
settings-mail-remove = Remove address
settings-mail-removed = The address has been removed.
settings-mail-notices = Send me an e-mail when it is my turn or when I am invited, at most once an hour
settings-mail-confirm = Confirm your e-mail address
settings-mail-confirm-button = Confirm
settings-mail-confirmed = Your e-mail address has been confirmed.
settings-forgot-mail = Send link
    .about = Or have a link sent to the e-mail address of your account.
settings-forgot-mailed = If an account has this address, a link is on its way. It is valid for an hour.
