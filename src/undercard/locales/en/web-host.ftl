### The pages of hosts and moderators.

host = Administration
host-denied = Only hosts and moderators of this site can see this page.
host-sections = Sections
host-reports = Reports
host-people = People
host-tables = Tables
host-access = Access
host-server = Server
host-audit = Audit log
host-done = Done.
host-none = Nothing here.
host-reason = Reason (only hosts see it)

# Reports

host-queue = Open
host-closed = Closed
host-queue-empty = No open reports.
host-report-by = Reported by { $name }, { $date }
host-report-reason = Reason: { $reason }
host-lines = Messages before and after
host-line-remove = Delete message
host-line-removed = The message has been deleted.
host-line-gone = deleted
host-report-close = Close report
host-report-closed = The report has been closed.
host-open-table = Open table

# People

host-search = Name or ID
host-search-go = Search
host-newest = Newest people
host-guest = Guest
host-account = Account
host-since = since { $date }
host-addresses = Addresses: { $list }
host-banned = Banned since { $date }
host-muted-until = Muted until { $date }
host-acts = Actions
host-mute = Mute
host-mute-for = Mute for
host-muted = { $name } can no longer write.
host-unmute = Lift mute
host-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
host-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
host-kick = Sign out everywhere
host-ban = Ban
host-ban-about = The person loses access immediately and cannot sign in. A guest can come back under another name; ban the address, too.
host-unban = Lift ban
host-ban-address = Ban { $address }
host-banned-addresses = Banned addresses
host-address = IP address
host-address-ban = Ban address
host-role = Role
host-role-none = None
host-role-host = Host
host-role-moderator = Moderator
host-reset = Link for a new password
host-reset-once = Copy the link now and send it to the person. It is valid once, for a day.

# Tables

host-table-state-open = Waiting
host-table-state-running = Running
host-table-state-finished = Finished
host-table-all = All
host-table-private = private
host-table-end = End table
host-table-end-sure = End this table? The game and its chat are deleted for everyone.
host-table-ended = The table has been removed.

# Access

host-sign-up = Sign-up
host-invite-only = By invitation only
host-invite-only-about = New accounts need an invitation link, and new guests are turned away. People who are here already stay.
host-links = Invitation links
host-link-note = Note
host-link-uses = Number of accounts
host-link-make = Create link
host-link-once = Copy the link now: it is not shown again. It is valid for a week.
host-link = Link
host-link-left = { $count ->
    [one] 1 account left, until { $date }
   *[other] { $count } accounts left, until { $date }
}
host-end = End
host-announcements = Announcements
host-announcement = Text for all visitors
host-announce = Announce
host-announce-for = Show for
host-until = until { $date }

# Server

host-status = Status
host-status-ready = Everything works.
host-status-degraded = Something needs attention: { $causes }
host-status-failing = Games cannot continue: { $causes }
host-cause-database = database
host-cause-writes = writing
host-cause-disk = disk
host-cause-descriptors = open files
host-cause-bots = bots
host-cause-compilation = compilation
host-cause-backup = backup
host-disk = Free disk space
host-of = { $part } of { $whole }
host-database = Database
host-load = Load (1 min)
host-load-of = { $count ->
    [one] { $load } on 1 core
   *[other] { $load } on { $count } cores
}
host-lag = Maximum lag
host-connections = Connections
host-loaded = Tables in memory
host-version = Version
host-refresh = Refresh
host-backups = Backups
host-backups-off = No backups are scheduled. The option --backup-every of the server turns them on.
host-backups-on = Every { $hours } h; the newest { $keep } are kept in { $folder }.
host-backup-make = Back up now
host-backup-made = The backup is complete.

# Audit log

host-audit-all = Everything
host-audit-hosts = Administration
host-audit-by = by { $name }
host-audit-terminal = command line
host-more = Show more
host-act-account-made = Account created
host-act-account-deleted = Account deleted
host-act-address-banned = Address banned
host-act-address-ban-lifted = Ban of an address lifted
host-act-announced = Announcement made
host-act-announcement-ended = Announcement ended
host-act-appointed = Role given
host-act-backup-made = Backup made
host-act-banned = Person banned
host-act-ban-lifted = Ban lifted
host-act-dismissed = Role taken away
host-act-kicked = Person signed out
host-act-line-removed = Message deleted
host-act-muted = Person muted
host-act-mute-lifted = Mute lifted
host-act-password-changed = Password changed
host-act-password-recovered = Password set with a recovery code
host-act-password-reset = Password set with a link
host-act-recovery-codes-made = Recovery codes created
host-act-recovery-code-used = Recovery code used
host-act-renamed = Name changed
host-act-report-closed = Report closed
host-act-reset-link-made = Link for a new password created
host-act-second-factor-on = Two-factor sign-in turned on
host-act-second-factor-off = Two-factor sign-in turned off
host-act-second-factor-wrong = Wrong second factor
host-act-signed-in = Signed in
host-act-sign-in-failed = Sign-in failed
host-act-signed-out = Signed out
host-act-signed-out-everywhere = Signed out everywhere
host-act-sign-up-changed = Sign-up changed
host-act-sign-up-link-ended = Invitation ended
host-act-sign-up-link-made = Invitation created
host-act-table-ended = Table removed
host-act-token-made = API key created
host-act-token-revoked = API key revoked

# Clubs

host-clubs = Clubs
host-club-by = { $owner }, { $count ->
    [one] 1 member
   *[other] { $count } members
}, { $posts ->
    [one] 1 post
   *[other] { $posts } posts
}, since { $date }
host-club-open = open
host-club-end = Delete club
host-club-end-sure = Delete this club? Its board and all memberships will be deleted permanently.
host-club-ended = The club has been deleted.
host-report-club = On the board of a club
host-act-club-made = Club created
host-act-club-deleted = Club deleted by its owner
host-act-club-ended = Club deleted by a host
host-act-post-removed = Board message deleted
