/** Something that may be refused, and what to say when it was not. */

export type Attempt = (what: () => Promise<unknown>, done: string) => Promise<boolean>;

/** A form's own work, without a new page. */
export function submitted(work: (event: SubmitEvent) => unknown): (event: SubmitEvent) => void {
  return (event) => {
    event.preventDefault();
    work(event);
  };
}
