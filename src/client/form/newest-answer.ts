/**
 * For a check whose code is loaded when it is first needed: its first answer may come after a later one, and would call missing what
 * has been typed since. Whoever was overtaken hears the newest answer.
 */
export function newestAnswer<A>(): (ask: () => Promise<A> | A) => Promise<A> {
  let newest: Promise<A>;
  return async (ask) => {
    const own = async (): Promise<A> => ask();
    let heard = own();
    newest = heard;
    let answer = await heard;
    while (heard !== newest) {
      heard = newest;
      answer = await heard;
    }
    return answer;
  };
}
