/** The changes to study: options by name, values of the box by path. */

import type { LabBench } from "../lib/wire";

export type Value = string | number | boolean | number[];

/** A prepared change; its message is `lab-preset-<name>`. */
export interface Preset {
  name: string;
  set: Record<string, Value>;
}

/** Return the value at a path (`stacks.cards.8.counts`) of a box. */
function valueAt(box: unknown, path: string): unknown {
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

  /** Change a value. The original value removes the change. */
  put(name: string, value: Value): void {
    const { [name]: _, ...others } = this.set;
    this.set = isSame(value, this.original(name)) ? others : { ...others, [name]: value };
  }

  /** Return the numbers at a path, as a list also for a single one. */
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
