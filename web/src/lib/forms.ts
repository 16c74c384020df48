/** Forms that send a request instead of loading a page. */

/** Run `work` and show its error, or `done`. Return whether it succeeded. */
export type Attempt = (work: () => Promise<unknown>, done: string) => Promise<boolean>;

export function submitHandler(work: (event: SubmitEvent) => unknown): (event: SubmitEvent) => void {
  return (event) => {
    event.preventDefault();
    work(event);
  };
}
