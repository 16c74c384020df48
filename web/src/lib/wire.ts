/** Every message on the wire, generated from the Python types: do not edit.
 *
 * `python -m undercard.server.typescript` writes this file. */

/** What everyone at the table may know before the game starts. */
export interface About {
  id: string;
  game: string;
  options?: Record<string, string | number | boolean>;
  box?: unknown;
  clock?: Unlimited | PerMove | Fischer | Correspondence;
  draws?: boolean;
  visibility?: "practice" | "private" | "public";
  open_hands?: number | null;
  stand_in?: string;
  creator: Person;
  commitment?: string;
  rules?: number | null;
  box_hash?: string | null;
  follows?: string | null;
  rated?: boolean;
  starts_when_full?: boolean;
}

export interface AcceptDraw {
  step: "accept_draw";
  at: number;
  by?: string | null;
  seat: number;
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

/** Ask to go back to the seat's own last decision. */
export interface AskTakeback {
  step: "ask_takeback";
  at: number;
  by?: string | null;
  seat: number;
}

/** How many people watch the table without a seat; not sent while there are none. */
export interface AudienceHeard {
  type: "audience";
  table: string;
  watching: number;
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

/** The first line; pass `at` as `after` to go on later. */
export interface BotHello {
  type: "hello";
  me: BotAccount;
  at: number;
}

/** The bot may sit down there, or decline. */
export interface BotInvited {
  type: "invited";
  table: string;
  game: string;
  at: number;
  by: string;
}

/** The bot sits there no more, or there is no such table any more. */
export interface BotLeft {
  type: "left";
  table: string;
  game: string;
  at: number;
}

/** A game of the bot's has ended. */
export interface BotOver {
  type: "over";
  table: string;
  game: string;
  at: number;
}

/** `failed`: a simple bot plays in its stead. */
export interface BotReadiness {
  bot: string;
  state: "compiling" | "failed" | "ready";
  seconds: number | null;
}

/** The bot sits at a table that waits for others. */
export interface BotSeated {
  type: "seated";
  table: string;
  game: string;
  at: number;
}

export interface BotSit {
  seat?: number | null;
  word?: string;
}

/** A game of the bot's is on: its stream has it. */
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

/** Lines of a followed table; to be put in their place by number. */
export interface ChatHeard {
  type: "chat";
  table: string;
  lines: ChatLine[];
}

/** What was said, by whom; `number` is its place in the chat of its table. */
export interface ChatLine {
  number: number;
  at: number;
  person: string;
  name: string;
  text: string;
  audience?: "all" | "spectators";
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

/** `seat` claims that the time of the seat to act is up. */
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

/** The seat's player is back and plays again. */
export interface ComeBack {
  step: "come_back";
  at: number;
  by?: string | null;
  seat: number;
}

/** A fixed number of days for every decision. */
export interface Correspondence {
  kind: "correspondence";
  days: number;
}

export interface Credentials {
  name: string;
  password: string;
}

export interface DeclineDraw {
  step: "decline_draw";
  at: number;
  by?: string | null;
  seat: number;
}

/** `done` is false where there was nothing to do. */
export interface Done {
  done: boolean;
}

export interface EndPush {
  endpoint: string;
}

/** A step as one audience may see it. If `actions` decreases, actions were taken back. */
export interface Entry {
  number: number;
  step: SitDown | LeaveSeat | Start | Acted | Resign | OfferDraw | AcceptDraw | DeclineDraw | WithdrawDraw | ClaimTime | AskTakeback | GrantTakeback | RefuseTakeback | TakeOver | ComeBack | Rematch;
  events?: GameEvent[];
  actions?: number | null;
}

/** What happened in one step. */
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

/** A private address, shown this once; it replaces an earlier one. */
export interface FeedMade {
  url: string;
}

export interface FeedQuery {
  lang?: "de" | "en" | "es" | "fr";
}

/** A number of seconds for the whole game, plus an increment after every turn. */
export interface Fischer {
  kind: "fischer";
  base: number;
  increment?: number;
}

/** Answered by a snapshot with the log after `after`. */
export interface Follow {
  type: "follow";
  table: string;
  after?: number;
  seat?: number | null;
  chat_after?: number;
}

export interface FollowLobby {
  type: "follow_lobby";
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
  box: OptionInfo | null;
}

/** A game as a line of a person's history. */
export interface GamePlayed {
  table: string;
  game: string;
  state: "finished" | "open" | "running";
  visibility: "practice" | "private" | "public";
  is_rated: boolean;
  at: number;
  players: Player[];
  seats: number[];
  result: Outcome | null;
  verdict: "drawn" | "lost" | "won" | null;
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
}

/** What a seat may know: the fields that the view of every game has. */
export interface GameView {
  game: string;
  seat: number | null;
  to_act: number | null;
  legal: string[];
  outcome: Outcome | null;
}

/** One's own games, hidden ones too; `next` is None on the last page. */
export interface GamesPlayed {
  current: GamePlayed[];
  finished: GamePlayed[];
  next: number | null;
}

export interface GamesReply {
  games: GameInfo[];
}

/** Says that one is there, which a rematch waits for. */
export interface GiveWord {
  word?: string;
}

export interface GrantTakeback {
  step: "grant_takeback";
  at: number;
  by?: string | null;
  seat: number;
}

/** The first message: who the server takes the client for. */
export interface Hello {
  type: "hello";
  me: Me | null;
  at: number;
}

export interface HistoryQuery {
  before?: number | null;
  limit?: number;
}

/** What there is to change: the box as it is, and the rulings. */
export interface LabBench {
  game: string;
  box: unknown;
  options: OptionInfo[];
}

/** How often a side wins, before and after the change. */
export interface LabDifference {
  kind: "group" | "seat" | "starter";
  name: string;
  before: LabShare;
  after: LabShare;
  change: LabShare;
  is_clear: boolean;
}

/** What the games of one side of the question were like. */
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

/** Options by name and values of the box by path, as `undercard lab whatif --set` has them. */
export interface LabQuestion {
  game: string;
  set: Record<string, unknown>;
}

/** A share of games, or the difference of two, with half its 95% interval. */
export interface LabShare {
  share: number;
  margin: number;
}

/** The changes are possible; the games begin. */
export interface LabStarted {
  type: "started";
  games: number;
  seconds: number;
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

/** The account is no more; games stay, without the name. */
export interface Left {
  left?: boolean;
}

/** A bot to play against; its name for people is the message `level-<game>-<number>`. */
export interface LevelInfo {
  level: string;
  number: number;
  rating: number | null;
  margin: number | null;
}

/** What is stored of a table for the lobby, without anything that is not open to all. */
export interface Line {
  about: About;
  has_own_box?: boolean;
  seats: Seat[];
  result?: Outcome | null;
}

/** The message was refused; `key` and `table` are its own, where it could be read. */
export interface LiveError {
  type: "error";
  error: string;
  message: string;
  rule?: string | null;
  retry_after?: number | null;
  key?: string | null;
  table?: string | null;
}

/** All lines of the lobby; sent when one has changed. */
export interface LobbyNow {
  type: "lobby";
  tables: LobbyTable[];
  online: number;
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

/** A line as it is read from the store. */
export interface LobbyTable {
  table: string;
  state: "finished" | "open" | "running";
  at: number;
  line: Line;
}

/** The person who asks, if signed in. */
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

/** Whose lines the caller does not see. */
export interface MutedReply {
  muted: PersonName[];
}

/** Kept as they are given; all have a default, and the browser may know better. */
export interface MySettings {
  language?: "de" | "en" | "es" | "fr" | null;
  theme?: "auto" | "dark" | "light";
  volume?: number;
  is_silent?: boolean;
  motion?: "auto" | "full" | "reduced";
  speed?: "fast" | "instant" | "normal" | "slow";
  text_view?: boolean;
  card_tracker?: boolean;
  notifies?: boolean;
  confirms?: boolean;
  shows_chat?: boolean;
}

export interface NewChatLine {
  text: string;
}

export interface NewGuest {
  name: string;
}

/** By the name of an account. */
export interface NewInvitation {
  name: string;
}

export interface NewName {
  name: string;
}

/** Ends all other sessions. */
export interface NewPassword {
  old: string;
  new: string;
}

/** As `PushSubscription.toJSON()` gives it. */
export interface NewPush {
  endpoint: string;
  keys: PushKeys;
  expirationTime?: number | null;
}

/** A report to the host of the site. */
export interface NewReport {
  reason?: string;
}

export interface NewTable {
  game: string;
  options?: Record<string, string | number | boolean>;
  box?: string | Record<string, unknown> | null;
  clock?: Unlimited | PerMove | Fischer | Correspondence;
  draws?: boolean;
  visibility?: "practice" | "private" | "public";
  open_hands?: number | null;
  stand_in?: string | null;
  seats?: (WantMe | WantOpen | WantBot)[];
  word?: string;
  rated?: boolean;
  starts_when_full?: boolean;
}

export interface NewToken {
  name: string;
  scopes?: ("play" | "read")[];
}

/** Something that waits for the person who asks. */
export interface Notice {
  kind: "invited" | "turn";
  table: string;
  game: string;
  url: string;
  at: number;
  by?: string | null;
}

export interface NoticesReply {
  notices: Notice[];
}

/** The table at this moment, as one seat or a spectator sees it. */
export interface Now {
  seat: number | null;
  number: number;
  at: number;
  phase: "finished" | "open" | "running";
  seats: Seat[];
  view: GameView | null;
  why: Record<string, string>;
  ways: Record<string, string>;
  clock: Clock | null;
  draw: Offer | null;
  takeback: Offer | null;
  result: Outcome | null;
  stopped: Stopped | null;
  proof: Proof | null;
  following: string | null;
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

/** A person; without a name if they have left the site. */
export interface PersonName {
  id: string;
  name: string | null;
}

/** What anybody may know: public games only. */
export interface PersonPage {
  person: PersonName;
  has_account: boolean;
  since: number;
  ratings: RatingInfo[];
  current: GamePlayed[];
  finished: GamePlayed[];
  next: number | null;
}

export interface Ping {
  type: "ping";
  key?: string | null;
}

/** Who has or had a seat: a person, a bot, both (the bot plays on), or nobody yet. */
export interface Player {
  seat: number;
  person: PersonName | null;
  bot: string | null;
}

export interface Pong {
  type: "pong";
  key: string | null;
  at: number;
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

export interface PostClaimTime {
  step: "claim_time";
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
  word?: string;
}

/** By who made the table; most tables start by themselves when all are there. */
export interface PostStart {
  step: "start";
}

export interface PostStep {
  type: "step";
  table: string;
  key: string;
  step: PostSitDown | PostLeaveSeat | PostStart | PostAct | PostResign | PostOfferDraw | PostAcceptDraw | PostDeclineDraw | PostWithdrawDraw | PostClaimTime | PostAskTakeback | PostGrantTakeback | PostRefuseTakeback | PostComeBack;
}

export interface PostWithdrawDraw {
  step: "withdraw_draw";
  seat: number;
}

/** Everything needed to verify a game's chance; `secret` and `commitment` are hexadecimal. */
export interface Proof {
  secret: string;
  commitment: string;
  contributions: string[];
}

/** The browser's `applicationServerKey`. */
export interface PushKey {
  key: string;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** What a service worker gets; nothing in it is secret, and nothing is of the game's state. */
export interface Pushed {
  kind: "invited" | "turn";
  table: string;
  game: string;
  url: string;
}

/** Repeat it about every ten seconds while waiting: who is silent for long is not matched. */
export interface QuickMatch {
  game: string;
  word?: string;
}

export interface QuickMatchWithdrawal {
  game: string;
}

/** `table` if it was too late: an opponent was found, and the game is on. */
export interface QuickMatchWithdrawn {
  table: string | null;
}

/** Where the caller sits; `is_waiting` as long as nobody else does. */
export interface QuickMatched {
  table: string;
  is_waiting: boolean;
}

/** A line of the leaderboard; `rank` is None while the rating is provisional. */
export interface Ranked {
  rank: number | null;
  person: PersonName;
  rating: RatingInfo;
}

/** On the scale of the bots' levels: 191 points more mean three wins in four. */
export interface RatingInfo {
  game: string;
  pool: "bots" | "people";
  rating: number;
  margin: number;
  is_provisional: boolean;
  games: number;
}

export interface ReadinessReply {
  state: "compiling" | "failed" | "ready";
  games: GameReadiness[];
}

/** A record from a file. */
export interface RecordToReplay {
  record: GameRecord;
  eyes?: number | null;
  first?: number;
  language?: "de" | "en" | "es" | "fr" | null;
}

/** Why not; `error` is a code that stays the same, `message` is for people. */
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

/** The host announces the rematch's table to players and spectators. */
export interface Rematch {
  step: "rematch";
  at: number;
  by?: string | null;
  table: string;
}

/** A game that was replayed from its record and found right. */
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

export interface Reported {
  table: string;
  number: number;
}

export interface Resign {
  step: "resign";
  at: number;
  by?: string | null;
  seat: number;
}

/** A line of chat; all subscribers receive it, its author too. */
export interface Say {
  type: "say";
  table: string;
  text: string;
  key?: string | null;
}

/** A seat at the table. With both a person and a bot, the bot plays for the person. */
export interface Seat {
  person?: Person | null;
  bot?: Bot | null;
  away?: boolean;
  out?: "resigned" | "time" | null;
}

/** A person takes a seat, or the creator or the host seats a bot. */
export interface SitDown {
  step: "sit_down";
  at: number;
  by?: string | null;
  seat: number;
  who: Person | Bot;
}

/** The deal, by the creator or the host, with each seat's contribution to chance. */
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
  how: "resigned" | "time" | "draw";
  seats?: number[];
}

/** The last line of a stream that could not go on. */
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

/** The same for everybody, from the first moment to the last. */
export interface TableBox {
  game: string;
  options: Record<string, string | number | boolean>;
  box: unknown;
}

/** What is new since `after`, which is the number last sent. */
export interface TableEntries {
  type: "entries";
  table: string;
  after: number;
  entries: Entry[];
  now: Now;
  acknowledged?: string | null;
}

export interface TableMade {
  table: string;
  number: number;
}

export interface TableQuery {
  after?: number;
  seat?: number | null;
}

/** A table and the log after the step asked for. */
export interface TableShown {
  table: string;
  about: About;
  after: number;
  log: Entry[];
  now: Now;
}

/** Replaces whatever the client knew, but for the log up to `after`. */
export interface TableSnapshot {
  type: "snapshot";
  table: string;
  about: About;
  after: number;
  log: Entry[];
  now: Now;
}

/** What the caller sees of a table, in words. */
export interface TableWordsReply {
  number: number;
  seat: number | null;
  actions: Record<string, string>;
  entries: EntryWords[];
}

/** A bot plays for an absent person; the host decides when. */
export interface TakeOver {
  step: "take_over";
  at: number;
  by?: string | null;
  seat: number;
  bot: Bot;
}

export interface TokenInfo {
  id: string;
  name: string;
  scopes: ("play" | "read")[];
  created_at: number;
}

/** `token` is shown this once. */
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

export interface Unfollow {
  type: "unfollow";
  table: string;
}

export interface UnfollowLobby {
  type: "unfollow_lobby";
}

/** No more will come of this table; `error` if that was not asked for. */
export interface Unfollowed {
  type: "unfollowed";
  table: string;
  error?: Refusal | null;
}

/** No clock. */
export interface Unlimited {
  kind: "none";
}

export interface WantBot {
  kind: "bot";
  level: string;
}

/** For the maker of the table; on several seats, people share a screen (practice only). */
export interface WantMe {
  kind: "me";
}

/** For anyone who joins. */
export interface WantOpen {
  kind: "open";
}

export interface WithdrawDraw {
  step: "withdraw_draw";
  at: number;
  by?: string | null;
  seat: number;
}

/** `number` is the last step: the start, if nobody else had to come. */
export interface WordGiven {
  number: number;
}

export interface WordsQuery {
  language?: "de" | "en" | "es" | "fr";
  after?: number;
  seat?: number | null;
}

export type ClientMessage = Follow | Unfollow | PostStep | Say | FollowLobby | UnfollowLobby | Ping;

export type ServerMessage = Hello | TableSnapshot | TableEntries | Unfollowed | Acknowledged | ChatHeard | AudienceHeard | LobbyNow | Pong | LiveError;
