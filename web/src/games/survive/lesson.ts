/** JSON is typed by its values; the lesson is what `scripts/survive/make_lesson.py` wrote. */

import type { Lesson } from "../../help/lesson";
import lesson from "./lesson.json";

export default lesson as unknown as Lesson;
