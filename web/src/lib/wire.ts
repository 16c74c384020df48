/** Every message on the wire, generated from the Python types: do not edit.
 *
 * `python -m undercard.server.typescript` writes this file. */

/** The game of `seat`, whose player is away, ends because another player claims it. The host */
export interface Abandon {
  step: "abandon";
  at: number;
  by?: string | null;
  seat: number;
  claimant: number;
  answers: number;
}

/** What everyone at the table may know before the game starts. */
export interface About {
  id: string;
  game: string;
  options?: Record<string, string | number | boolean>;
  box?: unknown;
  clock?: Unlimited | PerMove | Fischer | Correspondence;
  draws?: boolean;
  visibility?: "practice" | "private" | "public";
  spectators?: "names" | "number";
  open_hands?: number | null;
  stand_in?: string;
  creator: Person;
  commitment?: string;
  rules?: number | null;
  box_hash?: string | null;
  follows?: string | null;
  rated?: boolean;
  starts_when_full?: boolean;
  invited_only?: boolean;
  protocol?: 1 | 2;
}

export interface AcceptDraw {
  step: "accept_draw";
  at: number;
  by?: string | null;
  seat: number;
}

export interface Acceptance {
  contributes?: boolean;
}

/** A new account; the codes are shown only once. */
export interface AccountMade {
  me: Me | null;
  recovery_codes: string[];
}

/** An achievement of a game; `at`, `table` and `count` describe the games of a person. */
export interface AchievementShown {
  achievement: string;
  rule: string;
  at: number | null;
  table: string | null;
  count: number;
}

/** The achievements of a person: from all games for themselves, from public games for others. */
export interface AchievementsPage {
  is_own: boolean;
  games: GameAchievements[];
}

/** The step with this key is durable, under this number. */
export interface Acknowledged {
  type: "acknowledged";
  key: string;
  table: string;
  number: number;
}

/** An `Act` as other seats see it: only its own seat can read the action. */
export interface Acted {
  step: "acted";
  at: number;
  seat: number;
  action?: string | null;
}

export interface AddressBan {
  address: string;
  at: number;
  reason: string;
}

export interface AddressInput {
  address: string;
  reason?: string;
}

export interface AddressesReply {
  addresses: AddressBan[];
}

export interface AnnouncementInfo {
  id: string;
  at: number;
  until: number;
  text: string;
}

export interface AnnouncementsReply {
  announcements: AnnouncementInfo[];
}

export interface ArchiveQuery {
  before?: string | null;
  limit?: number;
}

/** A puzzle in the archive; the share of right answers is None before the caller's answer. */
export interface ArchivedPuzzle {
  date: string;
  difficulty: "easy" | "hard" | "medium";
  tried: number;
  right: number | null;
  is_right: boolean | null;
}

/** Ask to go back to the seat's own last decision. */
export interface AskTakeback {
  step: "ask_takeback";
  at: number;
  by?: string | null;
  seat: number;
}

/** The spectators of the table, and its absent players; not sent while there are none. */
export interface AudienceNow {
  type: "audience";
  table: string;
  watching: number;
  names?: string[];
  away?: AwayPlayer[];
  learning?: number[];
}

export interface AuditLine {
  at: number;
  act: string;
  person: string | null;
  name: string | null;
  address: string;
  device: string;
  by: string | null;
  detail: string;
}

export interface AuditQuery {
  name?: string | null;
  before?: number | null;
  hosts?: boolean;
}

/** Sign-ins, acts on accounts and acts of hosts, the newest first. */
export interface AuditReply {
  lines: AuditLine[];
}

/** A seat whose player does not view the table; `since` is None if it was not noticed. */
export interface AwayPlayer {
  seat: number;
  since: number | null;
  counted_from?: number | null;
  patience?: number | null;
}

export interface BackupFile {
  name: string;
  at: number;
  size: number;
}

/** The backups in the folder, the newest first. */
export interface BackupsReply {
  folder: string;
  every: number;
  keep: number;
  backups: BackupFile[];
}

/** The people whom the caller has blocked. */
export interface BlockedReply {
  blocked: PersonName[];
}

export interface BoardQuery {
  before?: number | null;
  limit?: number;
}

/** Posts, the newest first. */
export interface BoardReply {
  posts: ClubPost[];
  has_more: boolean;
}

/** A bot, identified by the name of its level. */
export interface Bot {
  type: "bot";
  level: string;
}

export interface BotAccount {
  id: string;
  name: string;
  is_bot: boolean;
}

export interface BotAct {
  action: string;
  answers: number;
  seat?: number | null;
}

/** The first line; pass `at` as `after` to resume later. */
export interface BotHello {
  type: "hello";
  me: BotAccount;
  at: number;
}

/** The bot may take a seat or decline. */
export interface BotInvited {
  type: "invited";
  table: string;
  game: string;
  at: number;
  by: string;
}

/** The bot has lost its seat, or the table was deleted. */
export interface BotLeft {
  type: "left";
  table: string;
  game: string;
  at: number;
}

/** A game of the bot has ended. */
export interface BotOver {
  type: "over";
  table: string;
  game: string;
  at: number;
}

/** `failed`: a simple bot replaces it. */
export interface BotReadiness {
  bot: string;
  state: "compiling" | "failed" | "ready";
  seconds: number | null;
}

/** The bot has a seat at a table that waits for other players. */
export interface BotSeated {
  type: "seated";
  table: string;
  game: string;
  at: number;
}

export interface BotSit {
  seat?: number | null;
  contributes?: boolean;
}

/** A game of the bot has started; open its stream. */
export interface BotStarted {
  type: "started";
  table: string;
  game: string;
  at: number;
}

/** The bot is to act. */
export interface BotTurn {
  type: "turn";
  table: string;
  game: string;
  at: number;
  number: number;
}

export interface CardCount {
  game: string;
  card: string;
  count: number;
}

export interface Challenge {
  table: string;
  line: Line;
  by: PersonName;
  to: PersonName;
  at: number;
  expires_at: number;
  state: "accepted" | "declined" | "expired" | "pending";
  reason: "" | "casual" | "clock" | "game" | "later" | "options" | "rated";
}

/** The challenges of tables that have not started, oldest first. */
export interface ChallengesReply {
  incoming: Challenge[];
  outgoing: Challenge[];
}

/** One result of an action. */
export interface Chance {
  result: string;
  ways: number;
  faces?: number[];
  who?: string | null;
  where?: string | null;
  effects?: Effect[];
}

/** A line with its author; `number` is its position in the chat of its table. */
export interface ChatLine {
  number: number;
  at: number;
  person: string;
  name: string;
  text: string;
  audience?: "all" | "spectators";
  removes?: number | null;
}

/** Lines of a subscribed table, to be ordered by number. */
export interface ChatLines {
  type: "chat";
  table: string;
  lines: ChatLine[];
}

export interface ChatQuery {
  after?: number;
  limit?: number;
}

/** The last lines that the caller may see, in order; numbers may skip some. */
export interface ChatReply {
  lines: ChatLine[];
}

export interface ChatSaid {
  line: ChatLine;
}

/** `seat` claims that the time of the seat to act is up. Only in tables stored before */
export interface ClaimTime {
  step: "claim_time";
  at: number;
  by?: string | null;
  seat: number;
}

/** The seconds left to each seat at the time `since`; only the seat `running` loses time. */
export interface Clock {
  left: number[];
  running: number | null;
  since: number;
}

/** What a new table of the club is set up with. */
export interface ClubDefaults {
  game: string;
  options?: Record<string, string | number | boolean>;
  box?: string | null;
  clock?: Unlimited | PerMove | Fischer | Correspondence;
  draws?: boolean;
}

/** A club as hosts see it. */
export interface ClubEntry {
  id: string;
  name: string;
  description: string;
  joining: string;
  since: number;
  owner: string;
  members: number;
  posts: number;
}

/** A club in a list. */
export interface ClubLine {
  id: string;
  name: string;
  description: string;
  joining: "invited" | "open";
  members: number;
  role: "member" | "officer" | "owner" | null;
  faces?: PersonName[];
}

/** An invitation that can be used; its token was shown only once. */
export interface ClubLink {
  id: string;
  by: PersonName;
  uses_left: number;
  expires_at: number;
}

/** The path of a new invitation; shown once. */
export interface ClubLinkMade {
  path: string;
}

export interface ClubLinks {
  links: ClubLink[];
}

export interface ClubMade {
  club: string;
}

export interface ClubMember {
  person: PersonName;
  role: "member" | "officer" | "owner";
  since: number;
}

/** A club. Non-members get only `club`. */
export interface ClubPage {
  club: ClubLine;
  created_at: number;
  version?: number;
  defaults?: ClubDefaults | null;
  members?: ClubMember[];
  removed?: PersonName[];
}

export interface ClubPost {
  number: number;
  at: number;
  person: PersonName;
  text: string;
}

/** A member: the rating against people on the whole site, and the games against other members */
export interface ClubRank {
  person: PersonName;
  rating: RatingInfo | null;
  played: number;
  won: number;
}

/** The members by rating; those with a provisional rating follow, then those without one. */
export interface ClubRanking {
  game: string;
  ranks: ClubRank[];
}

export interface ClubSettings {
  name: string;
  description?: string;
  joining?: "invited" | "open";
  defaults: ClubDefaults;
}

/** The club's lobby, and its last finished games. */
export interface ClubTables {
  tables: LobbyTable[];
  finished: LobbyTable[];
}

/** The caller's clubs, and the open ones of others, those with most members first. */
export interface ClubsReply {
  mine: ClubLine[];
  open: ClubLine[];
}

/** The seat's player is back and plays again. */
export interface ComeBack {
  step: "come_back";
  at: number;
  by?: string | null;
  seat: number;
}

/** `number` is the last step: the start, if no other contribution was missing. */
export interface Contributed {
  number: number;
}

/** A seat's contribution to chance, before the deal. */
export interface Contribution {
  commitment?: string;
  seal?: string;
  word?: string | null;
}

/** A fixed number of days for every decision. */
export interface Correspondence {
  kind: "correspondence";
  days: number;
}

export interface DeclineDraw {
  step: "decline_draw";
  at: number;
  by?: string | null;
  seat: number;
}

/** `done` is false if there was nothing to do. */
export interface Done {
  done: boolean;
}

/** Something that comes with a result, and in how many of its cases. */
export interface Effect {
  what: string;
  ways: number;
  who?: string | null;
  where?: string | null;
}

export interface EmoteSent {
  table: string;
  emote: "applause" | "good_luck" | "laugh" | "ouch" | "thanks" | "think" | "well_played" | "wow";
}

/** What was sent at a subscribed table in the last moment. Emotes are not stored. */
export interface EmotesShown {
  type: "emotes";
  table: string;
  emotes: ShownEmote[];
}

export interface EndPush {
  endpoint: string;
}

/** A step as one audience may see it. If `actions` decreases, actions were taken back. */
export interface Entry {
  number: number;
  step: SitDown | LeaveSeat | Seal | Reveal | Start | Acted | Resign | OfferDraw | AcceptDraw | DeclineDraw | WithdrawDraw | ClaimTime | TimeOut | Abandon | AskTakeback | GrantTakeback | RefuseTakeback | TakeOver | ComeBack | Rematch;
  events?: GameEvent[];
  actions?: number | null;
}

/** The events of one step. */
export interface EntryWords {
  number: number;
  lines: string[];
}

export interface EventsQuery {
  after?: number | null;
}

/** A guest has no password. */
export interface Farewell {
  password?: string | null;
}

/** A private address, shown only once; it replaces an earlier one. */
export interface FeedMade {
  url: string;
}

export interface FeedQuery {
  lang?: "de" | "en" | "es" | "fr";
}

export interface FileQuery {
  language?: "de" | "en" | "es" | "fr";
}

/** A number of seconds for the whole game, plus an increment after every turn. */
export interface Fischer {
  kind: "fischer";
  base: number;
  increment?: number;
}

/** The game after an action; frame 0 is the deal. */
export interface Frame {
  number: number;
  seat: number | null;
  action: string | null;
  events: GameEvent[];
  words: string[];
  view: GameView;
}

/** A person and, as far as the caller may know, where they are. */
export interface Friend {
  person: PersonName;
  is_bot: boolean;
  is_here: boolean;
  playing: PlayingNow | null;
  seen_at: number | null;
}

/** Those who are here come first. */
export interface FriendsReply {
  following: Friend[];
}

/** All achievements of a game, in the order of its list. */
export interface GameAchievements {
  game: string;
  achievements: AchievementShown[];
}

/** One event. `seat` is None if it concerns the whole table. */
export interface GameEvent {
  kind: string;
  seat: number | null;
  data: Record<string, string | number | null>;
}

export interface GameInfo {
  game: string;
  rules: number;
  seats: number;
  per_seat: string[];
  options: OptionInfo[];
  levels: LevelInfo[];
  bots: string[];
  boxes: string[];
  quick_clock: Fischer;
  box: OptionInfo | null;
}

/** A game in a person's history. */
export interface GamePlayed {
  table: string;
  game: string;
  state: "finished" | "open" | "running";
  visibility: "practice" | "private" | "public";
  mode: "bots" | "friends" | "public" | "shared";
  is_rated: boolean;
  at: number;
  players: Player[];
  seats: number[];
  result: Outcome | null;
  verdict: "drawn" | "lost" | "won" | null;
  actions: number | null;
  seconds: number | null;
  traits: Record<string, string[]>;
  pool: "bots" | "people" | null;
  rating: number | null;
  rating_change: number | null;
}

export interface GameReadiness {
  game: string;
  is_compiled: boolean;
  bots: BotReadiness[];
}

/** A game, finished or not. `seed` is text because some JSON readers lose 64-bit integers. */
export interface GameRecord {
  format: "undercard-record-1";
  game: string;
  rules: number;
  box: unknown;
  box_hash: string;
  options: Record<string, string | number | boolean>;
  players: string[];
  seed?: string | null;
  proof?: Proof | null;
  actions: string[];
  trace: string;
  stopped?: Stopped | null;
  result?: Outcome | null;
  hash: string;
  kept?: Kept | null;
}

export interface GameTally {
  game: string;
  mode: "bots" | "friends" | "public" | "shared";
  tally: ResultCounts;
}

/** What a seat may know: the fields that the view of every game has. */
export interface GameView {
  game: string;
  seat: number | null;
  to_act: number | null;
  legal: string[];
  outcome: Outcome | null;
}

/** The caller's own games, including hidden ones; `next` is None on the last page. */
export interface GamesPlayed {
  current: GamePlayed[];
  finished: GamePlayed[];
  next: string | null;
}

export interface GamesReply {
  games: GameInfo[];
}

export interface GrantTakeback {
  step: "grant_takeback";
  at: number;
  by?: string | null;
  seat: number;
}

/** The first message, with the identity of the client. */
export interface Hello {
  type: "hello";
  me: Me | null;
  at: number;
}

export interface HistoryQuery {
  before?: string | null;
  limit?: number;
  game?: string | null;
  mode?: "bots" | "friends" | "public" | "shared" | null;
  verdict?: "drawn" | "lost" | "won" | null;
  opponent?: string | null;
  trait?: string | null;
  search?: string;
}

/** The newest clubs, private ones too. */
export interface HostClubsReply {
  clubs: ClubEntry[];
}

export interface HostTablesQuery {
  state?: "finished" | "open" | "running" | null;
}

/** The tables that changed last, private ones too. */
export interface HostTablesReply {
  tables: TableLine[];
}

/** A line of chat, or a post of a club, as hosts see it. */
export interface HostedLine {
  number: number;
  at: number;
  person: string;
  name: string;
  text: string;
  is_removed: boolean;
}

/** What the holder of an invitation may know before joining. */
export interface InvitationShown {
  club: ClubLine;
  by: PersonName;
}

export interface InvitationToken {
  token: string;
}

/** A player's copy of what the table showed before the deal. */
export interface Kept {
  commitment: string;
  seat?: number | null;
  word?: string;
  seals?: string[];
}

/** The possible changes: the original box and the rulings. */
export interface LabBench {
  game: string;
  box: unknown;
  options: OptionInfo[];
}

/** The share of wins of a side, before and after the change. */
export interface LabDifference {
  kind: "group" | "seat" | "starter";
  name: string;
  before: LabShare;
  after: LabShare;
  change: LabShare;
  is_clear: boolean;
}

/** Statistics of the games of one variant. */
export interface LabGames {
  decisions: number;
  rounds: number;
  luck: number;
  picture: string;
}

export interface LabProgress {
  type: "progress";
  games: number;
  seconds: number;
  is_over: boolean;
  before: LabGames;
  after: LabGames;
  differences: LabDifference[];
}

/** Options by name and values of the box by path, as in `undercard lab whatif --set`. */
export interface LabQuestion {
  game: string;
  set: Record<string, unknown>;
}

/** A share of games, or the difference of two, with half its 95% interval. */
export interface LabShare {
  share: number;
  margin: number;
}

/** The changes are valid, and the games begin. */
export interface LabStarted {
  type: "started";
  games: number;
  seconds: number;
}

/** The levels of a game, weakest first. */
export interface LadderClimb {
  game: string;
  levels: LevelTally[];
  next: string | null;
}

export interface LadderQuery {
  game: string;
}

export interface Leaderboard {
  game: string;
  pool: "bots" | "people";
  ranked: Ranked[];
}

export interface LeaderboardQuery {
  game: string;
  pool?: "bots" | "people";
  limit?: number;
}

/** Before the start, the seat becomes open; later, it is reserved for its player. */
export interface LeaveSeat {
  step: "leave_seat";
  at: number;
  by?: string | null;
  seat: number;
}

/** The account was deleted; its games stay, without the name. */
export interface Left {
  left?: boolean;
}

/** A level of bots; its display name is the message `level-<game>-<number>`. */
export interface LevelInfo {
  level: string;
  number: number;
  rating: number | null;
  margin: number | null;
}

/** The results against a level, and its measured rating. */
export interface LevelTally {
  level: string;
  number: number;
  rating: number | null;
  tally: ResultCounts;
}

/** The stored lobby entry, which contains only public information. */
export interface Line {
  about: About;
  has_own_box?: boolean;
  seats: Seat[];
  result?: Outcome | null;
}

export interface LinesQuery {
  around: number;
}

/** Lines of chat around one, with those that were removed. */
export interface LinesReply {
  lines: HostedLine[];
}

/** The message was refused; `key` and `table` are those of the message, if it could be read. */
export interface LiveError {
  type: "error";
  error: string;
  message: string;
  rule?: string | null;
  retry_after?: number | null;
  key?: string | null;
  table?: string | null;
}

/** All entries of the lobby; sent when one has changed. */
export interface LobbyNow {
  type: "lobby";
  tables: LobbyTable[];
  online: number;
  club?: string | null;
  version?: number;
}

/** Without `state`: open and running tables. */
export interface LobbyQuery {
  game?: string | null;
  state?: "finished" | "open" | "running" | null;
  before?: number | null;
  limit?: number;
}

export interface LobbyReply {
  tables: LobbyTable[];
  online: number;
}

/** A lobby entry from the store. */
export interface LobbyTable {
  table: string;
  state: "finished" | "open" | "running";
  at: number;
  line: Line;
}

/** The server refused or ended the subscription to the lobby of a club. */
export interface LobbyUnsubscribed {
  type: "lobby_unsubscribed";
  club: string;
  error: Refusal;
}

export interface MailConfirmation {
  token: string;
}

/** The e-mail address of the account. */
export interface MailInfo {
  address: string | null;
  pending: string | null;
  wants_notices: boolean;
}

export interface MailNotices {
  wants: boolean;
  language?: "de" | "en" | "es" | "fr";
}

export interface MailReset {
  address: string;
}

/** The signed-in caller. */
export interface Me {
  id: string;
  name: string;
  has_account: boolean;
  also?: string[];
  is_bot?: boolean;
}

export interface MeReply {
  me: Me | null;
}

export interface MomentQuery {
  step?: number | null;
  language?: "de" | "en" | "es" | "fr";
}

/** Settings, stored as given; all have defaults. */
export interface MySettings {
  language?: "de" | "en" | "es" | "fr" | null;
  theme?: "auto" | "dark" | "light";
  volume?: number;
  is_silent?: boolean;
  motion?: "auto" | "full" | "reduced";
  speed?: "fast" | "instant" | "normal" | "slow";
  emotes?: "everyone" | "nobody" | "players";
  text_view?: boolean;
  card_tracker?: boolean;
  notifies?: boolean;
  confirms?: boolean;
  shows_chat?: boolean;
}

export interface NameQuery {
  name: string;
}

export interface NewAccount {
  name: string;
  password: string;
  invitation?: string | null;
}

export interface NewAnnouncement {
  text: string;
  seconds?: number;
}

export interface NewBan {
  reason?: string;
}

/** A new table whose open seats are for the named people. */
export interface NewChallenge {
  people: string[];
  table: NewTable;
}

export interface NewChatLine {
  text: string;
}

export interface NewClubLink {
  uses?: number;
  seconds?: number;
}

export interface NewClubRole {
  role: "member" | "officer" | "owner";
}

export interface NewClubTable {
  contributes?: boolean;
}

export interface NewEmote {
  emote: "applause" | "good_luck" | "laugh" | "ouch" | "thanks" | "think" | "well_played" | "wow";
}

export interface NewGuest {
  name: string;
}

/** A challenge at an existing table. */
export interface NewInvitation {
  name: string;
}

export interface NewMailAddress {
  address: string;
  password: string;
  language?: "de" | "en" | "es" | "fr";
}

export interface NewMute {
  seconds: number;
  reason?: string;
}

export interface NewName {
  name: string;
}

/** The result of `navigator.credentials.create()`, and a name for the list. */
export interface NewPasskey {
  name: string;
  id: string;
  client_data: string;
  attestation: string;
}

/** Ends all other sessions. */
export interface NewPassword {
  old: string;
  new: string;
  revokes?: boolean;
  removes_passkeys?: boolean;
  renews_codes?: boolean;
  second?: string | PasskeyAnswer | null;
}

export interface NewPost {
  text: string;
}

export interface NewPostReport {
  reason?: string;
}

/** The format of `PushSubscription.toJSON()`. */
export interface NewPush {
  endpoint: string;
  keys: PushKeys;
  expirationTime?: number | null;
}

/** Each code replaces a second factor, so new ones need it. */
export interface NewRecoveryCodes {
  password: string;
  second?: string | PasskeyAnswer | null;
}

/** A report to the host of the site. */
export interface NewReport {
  reason?: string;
}

/** The path of a link with which a person sets a new password; shown once, valid for a day. */
export interface NewResetLink {
  path: string;
}

export interface NewRole {
  role: "host" | "moderator" | null;
}

export interface NewSignUpLink {
  note?: string;
  uses?: number;
  seconds?: number;
}

export interface NewTable {
  game: string;
  options?: Record<string, string | number | boolean>;
  box?: string | Record<string, unknown> | null;
  clock?: Unlimited | PerMove | Fischer | Correspondence;
  draws?: boolean;
  spectators?: "names" | "number";
  visibility?: "practice" | "private" | "public";
  open_hands?: number | null;
  stand_in?: string | null;
  seats?: (WantMe | WantOpen | WantBot)[];
  contributes?: boolean;
  rated?: boolean | null;
  starts_when_full?: boolean;
  invited_only?: boolean;
}

export interface NewToken {
  name: string;
  scopes?: ("play" | "read")[];
}

/** A turn of the caller, a challenge, or the answer to one. */
export interface Notice {
  kind: "accepted" | "declined" | "invited" | "turn";
  table: string;
  game: string;
  url: string;
  at: number;
  by?: string | null;
}

export interface NoticesReply {
  notices: Notice[];
}

/** The current table, as one seat or a spectator sees it. */
export interface Now {
  seat: number | null;
  number: number;
  at: number;
  phase: "finished" | "open" | "running";
  seats: Seat[];
  given: (Contribution | null)[];
  view: GameView | null;
  why: Record<string, string>;
  ways: Record<string, string>;
  odds: Record<string, Odds>;
  clock: Clock | null;
  draw: Offer | null;
  takeback: Offer | null;
  can_offer_draw: boolean;
  can_take_back: boolean;
  result: Outcome | null;
  stopped: Stopped | null;
  proof: Proof | null;
  following: string | null;
}

/** The chances of an action with dice; the ways of all its results add up to `of`. */
export interface Odds {
  kind: string;
  of: number;
  results: Chance[];
  who?: string | null;
  parts?: Record<string, string>;
}

/** An open draw or takeback offer; `agreed` are the seats that accepted it. */
export interface Offer {
  seat: number;
  agreed?: number[];
}

export interface OfferDraw {
  step: "offer_draw";
  at: number;
  by?: string | null;
  seat: number;
}

/** A person, or a bot of a game. */
export interface OpponentInfo {
  person: PersonName | null;
  game: string | null;
  bot: string | null;
}

/** Everyone whom a person has played against, the most frequent first. */
export interface Opponents {
  opponents: OpponentInfo[];
}

/** `choices` for a list, `span` for a range of numbers, neither for yes or no; `set_by` names a */
export interface OptionInfo {
  name: string;
  default: string | number | boolean;
  rule: string;
  choices: string[];
  span: [number, number] | null;
  set_by: string | null;
}

/** How a game ended: the winners (several if a win is shared), the points, the kind of */
export interface Outcome {
  winners: number[];
  scores: number[];
  ending: string;
}

/** The caller's climb, and their rating against bots. */
export interface OwnLadder {
  climb: LadderClimb;
  rating: RatingInfo | null;
}

/** The caller's password, as a confirmation. */
export interface OwnPassword {
  password: string;
}

/** A finished game of the caller; `game` is None until the game is settled. */
export interface OwnResult {
  game: GamePlayed | null;
  next: LevelTally | null;
  earned: string[];
}

/** The result of `navigator.credentials.get()`. */
export interface PasskeyAnswer {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}

/** What `navigator.credentials.get()` needs; the browser lists the passkeys itself. */
export interface PasskeyChallenge {
  challenge: string;
  site: string;
}

/** What `navigator.credentials.create()` needs. */
export interface PasskeyCreation {
  challenge: string;
  site: string;
  person: string;
  name: string;
  algorithms: number[];
  known: string[];
}

export interface PasskeyInfo {
  id: string;
  name: string;
  site: string;
  since: number;
  used_at: number | null;
}

export interface PasskeyName {
  name: string;
}

export interface PasskeyStart {
  password: string;
  second?: string | PasskeyAnswer | null;
}

/** The codes are shown only once; none if the old ones stay. */
export interface PasswordChanged {
  me: Me | null;
  recovery_codes: string[];
}

/** The token of the host's link, or of one in an e-mail; all access to the account ends. */
export interface PasswordReset {
  token: string;
  new: string;
  second?: string | PasskeyAnswer | null;
}

/** A few accounts, by name. */
export interface PeopleFound {
  people: PersonName[];
}

export interface PeopleQuery {
  name?: string | null;
}

export interface PeopleReply {
  people: PersonLine[];
}

/** A fixed number of seconds for every decision. */
export interface PerMove {
  kind: "per_move";
  seconds: number;
}

/** A person who plays. The id is public: it identifies, but does not authenticate. */
export interface Person {
  type: "person";
  id: string;
  name: string;
  is_bot?: boolean;
}

export interface PersonLine {
  id: string;
  name: string;
  since: number;
  has_account: boolean;
  sessions: number;
  banned_at: number | null;
  reason: string | null;
  role: "host" | "moderator" | null;
  muted_until: number | null;
  addresses: string[];
}

/** A person; without a name if the account was deleted. */
export interface PersonName {
  id: string;
  name: string | null;
}

/** The public page of a person, with public games only. */
export interface PersonPage {
  person: PersonName;
  has_account: boolean;
  since: number;
  ratings: RatingInfo[];
  current: GamePlayed[];
  finished: GamePlayed[];
  next: string | null;
}

export interface PictureQuery {
  language?: "de" | "en" | "es" | "fr";
  size?: "card" | "large";
}

export interface Ping {
  type: "ping";
  key?: string | null;
}

export interface PlayAgain {
  contributes?: boolean;
}

/** The player of a seat: a person, a bot, both (the bot has taken over), or nobody yet. */
export interface Player {
  seat: number;
  person: PersonName | null;
  bot: string | null;
}

/** A public game that a person is playing now. */
export interface PlayingNow {
  table: string;
  game: string;
}

export interface Pong {
  type: "pong";
  key: string | null;
  at: number;
}

/** The absent player loses; of three players, a bot plays on for them. */
export interface PostAbandon {
  step: "abandon";
  seat: number;
  absent: number;
}

export interface PostAcceptDraw {
  step: "accept_draw";
  seat: number;
}

export interface PostAct {
  step: "act";
  seat: number;
  action: string;
  answers: number;
}

export interface PostAskTakeback {
  step: "ask_takeback";
  seat: number;
}

export interface PostComeBack {
  step: "come_back";
  seat: number;
}

export interface PostDeclineDraw {
  step: "decline_draw";
  seat: number;
}

export interface PostGrantTakeback {
  step: "grant_takeback";
  seat: number;
}

export interface PostLeaveSeat {
  step: "leave_seat";
  seat: number;
}

export interface PostOfferDraw {
  step: "offer_draw";
  seat: number;
}

export interface PostRefuseTakeback {
  step: "refuse_takeback";
  seat: number;
}

export interface PostResign {
  step: "resign";
  seat: number;
}

export interface PostSitDown {
  step: "sit_down";
  seat: number;
  bot?: string | null;
  contributes?: boolean;
}

/** Start by the creator; most tables start automatically when all players are present. */
export interface PostStart {
  step: "start";
}

export interface PostStep {
  type: "step";
  table: string;
  key: string;
  step: PostSitDown | PostLeaveSeat | PostStart | PostAct | PostResign | PostOfferDraw | PostAcceptDraw | PostDeclineDraw | PostWithdrawDraw | PostAskTakeback | PostGrantTakeback | PostRefuseTakeback | PostComeBack | PostAbandon | PostTakeOver;
}

/** A bot finishes the game for the absent player, who may return; the game is not rated. */
export interface PostTakeOver {
  step: "take_over";
  seat: number;
  absent: number;
}

export interface PostWithdrawDraw {
  step: "withdraw_draw";
  seat: number;
}

export interface Posted {
  number: number;
}

/** Who may see that the caller is here, what they are playing, and when they were last here. */
export interface PresenceShown {
  shown_to: "everyone" | "followed" | "nobody";
}

/** A person in numbers: all their games for themselves, public games for others. Ratings are */
export interface ProfilePage {
  person: PersonName;
  is_own: boolean;
  has_account: boolean;
  since: number;
  ratings: RatingInfo[];
  curves: RatingCurve[];
  tallies: GameTally[];
  ladders: LadderClimb[];
  traits: TraitTally[];
  cards: CardCount[];
  streak: number;
  best_streak: number;
  longest: GamePlayed | null;
  current: GamePlayed[];
  recent: GamePlayed[];
}

/** Everything needed to verify a game's chance; `secret` and `commitment` are hexadecimal. */
export interface Proof {
  secret: string;
  commitment: string;
  contributions: string[];
  seals?: string[];
}

/** The browser's `applicationServerKey`. */
export interface PushKey {
  key: string;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** The payload for a service worker; it contains no secret and no game state. */
export interface Pushed {
  kind: "accepted" | "declined" | "invited" | "turn" | "time";
  table: string;
  game: string;
  url: string;
}

export interface PuzzleAnswer {
  action: string;
}

/** Puzzles up to today, the newest first; `next` is None on the last page. */
export interface PuzzleArchive {
  game: string;
  today: string;
  puzzles: ArchivedPuzzle[];
  next: string | null;
}

/** An action, and how often it wins, in shares of 1. */
export interface PuzzleChoice {
  action: string;
  chance: number;
  error: number;
  soon: number;
  endings: Record<string, number>;
  points: [number, number];
  people: number;
}

/** A day of the streak; a day without an answer is neither. */
export interface PuzzleDay {
  date: string;
  is_tried: boolean;
  is_right: boolean;
}

/** How often a level of the bots finds the best action. */
export interface PuzzleLevel {
  level: number;
  share: number;
}

/** A puzzle as the caller sees it. */
export interface PuzzleShown {
  game: string;
  date: string;
  today: string;
  seat: number;
  seats: number;
  view: GameView;
  ways: Record<string, string>;
  odds: Record<string, Odds>;
  why: Record<string, string>;
  difficulty: "easy" | "hard" | "medium";
  tried: number;
  earlier: string | null;
  later: string | null;
  streak: PuzzleStreak;
  solution: PuzzleSolution | null;
}

/** What a person sees after the answer. */
export interface PuzzleSolution {
  answer: string;
  is_right: boolean;
  choices: PuzzleChoice[];
  samples: number;
  soon: "round" | "turn";
  levels: PuzzleLevel[];
}

/** The days in a row on which a person has answered a puzzle of the day, right or wrong. */
export interface PuzzleStreak {
  length: number;
  right: number;
  has_today: boolean;
  days: PuzzleDay[];
}

/** The puzzle of today in one game; `is_ready` is false until it is made. */
export interface PuzzleToday {
  game: string;
  is_ready: boolean;
  difficulty: "easy" | "hard" | "medium" | null;
  tried: number;
  is_right: boolean | null;
}

export interface PuzzlesToday {
  date: string;
  games: PuzzleToday[];
  streak: PuzzleStreak;
}

/** Repeat it every few seconds while waiting, and after an opponent has joined until the game */
export interface QuickMatch {
  game: string;
  has_clock?: boolean;
  contributes?: boolean;
}

export interface QuickMatchWithdrawal {
  game: string;
}

/** `table` is set if it was too late: an opponent has joined and the game has started. */
export interface QuickMatchWithdrawn {
  table: string | null;
}

/** The caller's table; `is_waiting` until an opponent joins. */
export interface QuickMatched {
  table: string;
  is_waiting: boolean;
  commitment: string;
  waited: number;
  confirm_in: number | null;
  waiting: WaitingPeople;
  level: string | null;
}

/** A line of the leaderboard; `rank` is None while the rating is provisional. */
export interface Ranked {
  rank: number | null;
  person: PersonName;
  rating: RatingInfo;
}

export interface RankingQuery {
  game: string;
}

/** The ratings after selected games, oldest first; the first, the last and the best are */
export interface RatingCurve {
  game: string;
  pool: "bots" | "people";
  points: RatingPoint[];
}

/** A rating on the scale of the levels: 191 points more mean three wins in four. */
export interface RatingInfo {
  game: string;
  pool: "bots" | "people";
  rating: number;
  margin: number;
  is_provisional: boolean;
  games: number;
}

export interface RatingPoint {
  at: number;
  rating: number;
}

export interface ReadinessReply {
  state: "compiling" | "failed" | "ready";
  games: GameReadiness[];
}

/** A record whose replay is wanted as a file. */
export interface RecordAsFile {
  record: GameRecord;
  language?: "de" | "en" | "es" | "fr";
}

/** A record from a file. */
export interface RecordToReplay {
  record: GameRecord;
  eyes?: number | null;
  first?: number;
  language?: "de" | "en" | "es" | "fr" | null;
}

/** A recovery code instead of the password; all access to the account ends. */
export interface Recovery {
  name: string;
  code: string;
  new: string;
  second?: string | PasskeyAnswer | null;
}

/** New codes, shown only once. */
export interface RecoveryCodes {
  codes: string[];
}

/** An error; `error` is a stable code, `message` is for people. */
export interface Refusal {
  error: string;
  message: string;
  rule?: string | null;
  retry_after?: number | null;
}

export interface RefuseTakeback {
  step: "refuse_takeback";
  at: number;
  by?: string | null;
  seat: number;
}

export interface Refusing {
  reason?: "" | "casual" | "clock" | "game" | "later" | "options" | "rated";
}

/** Another person as the caller is connected with them. */
export interface Relation {
  friend: Friend;
  can_be_followed: boolean;
  follows: boolean;
  blocks: boolean;
}

/** The host announces the rematch's table to players and spectators. */
export interface Rematch {
  step: "rematch";
  at: number;
  by?: string | null;
  table: string;
}

/** A game that was replayed from its verified record. */
export interface Replay {
  game: string;
  rules: number;
  options: Record<string, string | number | boolean>;
  box: unknown;
  players: string[];
  actions: number;
  rounds: number[];
  eyes: number | null;
  first: number;
  frames: Frame[];
  seed: string | null;
  proof: Proof | null;
  stopped: Stopped | null;
  result: Outcome | null;
}

export interface ReplayQuery {
  eyes?: number | null;
  first?: number;
  language?: "de" | "en" | "es" | "fr" | null;
}

/** A report of a line of chat, or of a post on the board of a club. */
export interface ReportLine {
  at: number;
  table: string;
  club?: string | null;
  line: number;
  by: string;
  name: string;
  text: string;
  reason: string;
  reporter: string;
  is_removed: boolean;
  closed_at: number | null;
}

export interface Reported {
  table: string;
  number: number;
}

export interface ReportsQuery {
  closed?: boolean;
}

/** Reports, the newest first; several people may have reported one line. */
export interface ReportsReply {
  reports: ReportLine[];
}

export interface Resign {
  step: "resign";
  at: number;
  by?: string | null;
  seat: number;
}

/** Numbers of finished games. */
export interface ResultCounts {
  won: number;
  lost: number;
  drawn: number;
}

/** A player reveals their contribution, after every other seat has sealed. */
export interface Reveal {
  step: "reveal";
  at: number;
  by?: string | null;
  seat: number;
  commitment: string;
  word: string;
}

/** A contribution to the chance, when every other seat has sealed its own. */
export interface RevealWord {
  commitment: string;
  word: string;
}

/** A line of chat; all subscribers receive it, including its author. */
export interface Say {
  type: "say";
  table: string;
  text: string;
  key?: string | null;
}

/** A player commits to a contribution, and to the table's commitment that they were shown. */
export interface Seal {
  step: "seal";
  at: number;
  by?: string | null;
  seat: number;
  commitment?: string;
  seal?: string;
}

/** A sealed contribution to the chance. An empty one means that the player is present, which a */
export interface SealWord {
  commitment?: string | "";
  seal?: string | "";
}

/** A seat at the table. With both a person and a bot, the bot plays for the person. */
export interface Seat {
  person?: Person | null;
  bot?: Bot | null;
  away?: boolean;
  out?: "abandoned" | "resigned" | "time" | null;
}

export interface SecondFactorCode {
  code: string;
}

export interface SecondFactorEnd {
  password: string;
  second: string | PasskeyAnswer;
}

/** The secret for an authenticator app; it counts after a first code. */
export interface SecondFactorStart {
  secret: string;
  picture: string;
}

/** What has access to the caller's account, besides access tokens. */
export interface SecurityReply {
  sessions: SessionInfo[];
  recovery_codes: number;
  has_second_factor: boolean;
  needs_passkey: boolean;
  passkeys: PasskeyInfo[];
  mail: MailInfo | null;
  has_feed: boolean;
  push_browsers: number;
}

/** Disk and load of the machine at a glance. */
export interface ServerReply {
  status: string;
  causes: string[];
  version: string;
  disk_free: number | null;
  disk_size: number | null;
  database_size: number | null;
  load: number | null;
  cores: number;
  loop_lag: number;
  connections: number;
  tables_loaded: number;
}

/** A browser that is signed in. */
export interface SessionInfo {
  id: string;
  device: string;
  address: string;
  since: number;
  seen_at: number;
  is_this: boolean;
}

/** Who sees a card with the result of a game. */
export interface ShareState {
  is_open: boolean;
  may_open: boolean;
}

export interface ShownEmote {
  emote: "applause" | "good_luck" | "laugh" | "ouch" | "thanks" | "think" | "well_played" | "wow";
  seat?: number | null;
  count?: number;
}

export interface SignIn {
  name: string;
  password: string;
  second?: string | PasskeyAnswer | null;
}

export interface SignInOptions {
  has_mail: boolean;
}

/** A link with which people make an account; its token is shown only once. */
export interface SignUpLink {
  id: string;
  note: string;
  uses_left: number;
  expires_at: number;
}

/** The path of a new link; shown once. */
export interface SignUpLinkMade {
  path: string;
}

export interface SignUpReply {
  is_invite_only: boolean;
  links: SignUpLink[];
}

export interface SignUpSwitch {
  is_invite_only: boolean;
}

/** A person takes a seat, or the creator or the host seats a bot. */
export interface SitDown {
  step: "sit_down";
  at: number;
  by?: string | null;
  seat: number;
  who: Person | Bot;
  contributes?: boolean;
}

export interface SiteCardQuery {
  language?: "de" | "en" | "es" | "fr";
}

/** What every page shows of the site. */
export interface SiteReply {
  announcements: AnnouncementInfo[];
  is_invite_only: boolean;
  role: "host" | "moderator" | null;
  origin: string;
}

/** The deal, by the creator or the host. */
export interface Start {
  step: "start";
  at: number;
  by?: string | null;
  contributions?: string[];
}

export interface StepTaken {
  number: number;
}

/** What ended a game early, and the seats that lost, in the order in which they lost. */
export interface Stopped {
  how: "abandoned" | "resigned" | "time" | "draw";
  seats?: number[];
}

/** The last line of a stream that ended with an error. */
export interface StreamError {
  type: "error";
  error: string;
  message: string;
  rule?: string | null;
  retry_after?: number | null;
}

export interface StreamQuery {
  after?: number;
  seat?: number | null;
}

/** Answered by a snapshot with the log after `after`. */
export interface Subscribe {
  type: "subscribe";
  table: string;
  after?: number;
  seat?: number | null;
  chat_after?: number;
  is_learning?: boolean;
}

/** The public lobby, or that of a club for its members. */
export interface SubscribeLobby {
  type: "subscribe_lobby";
  club?: string | null;
}

/** The box of a table: public, and constant during the game. */
export interface TableBox {
  game: string;
  options: Record<string, string | number | boolean>;
  box: unknown;
}

/** The entries after `after`, which is the number last sent. */
export interface TableEntries {
  type: "entries";
  table: string;
  after: number;
  entries: Entry[];
  now: Now;
  acknowledged?: string | null;
}

export interface TableLine {
  id: string;
  game: string;
  state: "finished" | "open" | "running";
  changed_at: number;
  visibility: string;
  seats: string[];
  steps: number;
}

/** The address of a table for other people. */
export interface TableLink {
  url: string;
  reach: "machine" | "others";
}

export interface TableMade {
  table: string;
  number: number;
  commitment: string;
}

export interface TableQuery {
  after?: number;
  seat?: number | null;
}

/** A table and the log after the requested step. */
export interface TableShown {
  table: string;
  about: About;
  after: number;
  log: Entry[];
  now: Now;
}

/** Replaces the client's state, except for the log up to `after`. */
export interface TableSnapshot {
  type: "snapshot";
  table: string;
  about: About;
  after: number;
  log: Entry[];
  now: Now;
}

/** The caller's view of a table in words. */
export interface TableWordsReply {
  number: number;
  seat: number | null;
  actions: Record<string, string>;
  entries: EntryWords[];
}

/** A bot plays for an absent person: the host decides when, or a claimant instead of */
export interface TakeOver {
  step: "take_over";
  at: number;
  by?: string | null;
  seat: number;
  bot: Bot;
  claimant?: number | null;
}

/** The host ends the game of the seat to act, because its time is up. */
export interface TimeOut {
  step: "time_out";
  at: number;
  by?: string | null;
  seat: number;
}

export interface TokenInfo {
  id: string;
  name: string;
  scopes: ("play" | "read")[];
  created_at: number;
}

/** A new token; `token` is shown only once. */
export interface TokenMade {
  id: string;
  name: string;
  scopes: ("play" | "read")[];
  created_at: number;
  token: string;
}

export interface TokensReply {
  tokens: TokenInfo[];
}

/** The results with one value of a trait. */
export interface TraitTally {
  game: string;
  trait: string;
  value: string;
  tally: ResultCounts;
}

/** No clock. */
export interface Unlimited {
  kind: "none";
}

export interface Unsubscribe {
  type: "unsubscribe";
  table: string;
}

export interface UnsubscribeLobby {
  type: "unsubscribe_lobby";
  club?: string | null;
}

/** The subscription to the table has ended; `error` if the client did not request it. */
export interface Unsubscribed {
  type: "unsubscribed";
  table: string;
  error?: Refusal | null;
}

/** How many other people wait for a quick match. */
export interface WaitingPeople {
  with_clock: number;
  without_clock: number;
}

export interface WantBot {
  kind: "bot";
  level: string;
}

/** A seat for the creator; on several seats, people share a screen (practice only). */
export interface WantMe {
  kind: "me";
}

/** A seat for anyone who joins. */
export interface WantOpen {
  kind: "open";
}

export interface WatchQuery {
  game?: string | null;
  running?: number;
  finished?: number;
}

export interface WatchReply {
  running: WatchedGame[];
  count: number;
  finished: WatchedGame[];
}

/** A public game as a spectator sees it now. */
export interface WatchedGame {
  table: LobbyTable;
  ratings: (number | null)[];
  watching: number;
  number: number;
  view: GameView | null;
}

export interface WithdrawDraw {
  step: "withdraw_draw";
  at: number;
  by?: string | null;
  seat: number;
}

export interface WordsQuery {
  language?: "de" | "en" | "es" | "fr";
  after?: number;
  seat?: number | null;
}

export type ClientMessage = Subscribe | Unsubscribe | PostStep | Say | SubscribeLobby | UnsubscribeLobby | Ping;

export type ServerMessage = Hello | TableSnapshot | TableEntries | Unsubscribed | Acknowledged | ChatLines | EmotesShown | AudienceNow | LobbyNow | LobbyUnsubscribed | Pong | LiveError;
