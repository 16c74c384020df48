### Clubs.

# Lists

clubs = Clubs
clubs-about = A club has its own tables, a board and a ranking. Only members see them.
clubs-mine = Your clubs
clubs-none = You are not in a club yet. Create one and invite your friends with a link, or join an open one.
clubs-open = Open clubs
clubs-open-none = There is no open club yet. Create one that anyone may join.
clubs-found = Create a club
clubs-all = All clubs
clubs-account = You need an account to join a club. That way you stay a member on all your devices.

# A club

club-members = { $count ->
    [one] 1 member
   *[other] { $count } members
}
club-join = Join the club
club-joining-open = Open to all
club-joining-invited = By invitation
club-people = Members
club-role-owner = Owner
club-role-officer = Officer
club-role-member = Member
club-since = since { $date }
club-more-people = { $count ->
    [one] Show 1 more
   *[other] Show { $count } more
}

# Tables

club-tables = Tables
club-tables-about = Only members see them.
club-tables-none = Nobody is playing here right now. Open a table, and all members will see it here.
club-table-new = New club table
club-table-join = Take a seat
club-table-continue = Continue
club-table-watch = Watch
club-finished = Recent games

# Ranking

club-ranking = Ranking
club-ranking-about = Rating: public games on the whole site. Won: games between members at club tables.
club-rating = Rating
club-won = Won
club-of = { $won } of { $played }
club-player = Player

# Board

club-board = Board
club-board-none = Nothing here yet. When do you play? Write the first message.
club-write = Message to the members
club-post = Post
club-older = Older messages
club-post-more = More actions for the message from { $name }
club-post-remove = Delete

# Invitations

club-invite = Invite by link
club-invite-new = New link
club-invite-about = Up to 20 people can join with a link within a week. Copy it now: it is shown only once.
club-invite-link = Invitation link
club-invite-text = Join my club on Undercard
club-invite-left = { $count ->
    [one] By { $name }: 1 place left until { $date }
   *[other] By { $name }: { $count } places left until { $date }
}
club-invite-end = Revoke
club-invited-by = { $name } invites you
club-invited-ended = This invitation is no longer valid.
club-invited-ended-about = It has been revoked or used up, or it is too old. Ask for a new link.
club-invited-register = Create account and join
club-invited-sign-in = Sign in and join
club-invited-has-account = I have an account
club-invited-no-account = I have no account yet
club-welcome = Welcome to the club!

# Administration

club-manage = Manage
club-manage-person = Manage { $name }
club-make-officer = Make officer
club-make-officer-about = Officers invite and remove members and delete messages.
club-make-member = Remove as officer
club-make-owner = Transfer the club
club-make-owner-sure = { $name } will own the club and can delete it. Transfer it?
club-remove = Remove from the club
club-remove-sure = { $name } cannot come back until you allow it. Remove?
club-removed = Removed
club-pardon = Allow again
club-name = Club name
club-description = What is it about?
club-joining = Who may join?
club-joining-invited-about = Others do not see the club.
club-joining-open-about = The club is listed. Its tables and its board stay private.
club-defaults = What you play
club-defaults-about = New club tables have this game, these options and this time control.
club-settings = Club settings
club-leave = Leave the club
club-leave-sure = You will no longer see its tables and its board. Leave?
club-delete = Delete the club
club-delete-sure = The club, its board and all memberships will be deleted permanently. Games in progress continue. Delete?

# Errors

web-error-unknown-club = This club does not exist, or you are not a member.
web-error-club-role = Your role in the club does not allow this.
web-error-too-many-clubs = You can own 5 clubs and be a member of 50 at most.
web-error-club-full = The club has reached its limit of members or links.
web-error-bad-invitation = This invitation is no longer valid. Ask for a new link.
web-error-club-removed = You were removed from this club. An officer can let you back in.
web-error-owner-stays = Transfer the club first, or delete it.
web-error-bad-club = A name has 3 to 40 visible characters, a description at most 500.
web-error-bad-post = A message has 1 to 1000 visible characters.
web-error-unknown-line = This message no longer exists.
