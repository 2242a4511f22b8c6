/**
 * For a check whose code is loaded on first use: its first answer may arrive after a later one, and would report later input as missing.
 * Overtaken calls get the newest answer.
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
