/** What a visitor has changed: options by name, values of the box by path, as the lab takes them. */

import type { LabBench } from "../lib/wire";

export type Value = string | number | boolean | number[];

/** A change to begin with; its name is the message `lab-preset-<name>`. */
export interface Preset {
  name: string;
  set: Record<string, Value>;
}

/** What stands at a path (`stacks.cards.8.counts`) of a box. */
export function valueAt(box: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((place, step) => (place as Record<string, unknown> | undefined)?.[step], box);
}

export class Question {
  set = $state<Record<string, Value>>({});
  readonly bench: LabBench;

  constructor(bench: LabBench) {
    this.bench = bench;
  }

  get count(): number {
    return Object.keys(this.set).length;
  }

  original(name: string): Value {
    const option = this.bench.options.find((it) => it.name === name);
    return (option ? option.default : valueAt(this.bench.box, name)) as Value;
  }

  value(name: string): Value {
    return this.set[name] ?? this.original(name);
  }

  /** What is put back to what it was is no change. */
  put(name: string, value: Value): void {
    const { [name]: _, ...others } = this.set;
    this.set = isSame(value, this.original(name)) ? others : { ...others, [name]: value };
  }

  /** The numbers at a path: of a list, or a single one. */
  numbers(path: string): number[] {
    return [this.value(path)].flat() as number[];
  }

  replace(changes: Record<string, Value>): void {
    this.set = { ...changes };
  }
}

function isSame(one: Value, other: Value): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
