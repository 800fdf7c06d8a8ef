/** For an effect: uses an answer when it comes, unless the reader has gone on by then. Without `fail` a failure is no news. */
export function unlessLeft<Answer>(
  asked: Promise<Answer>,
  use: (answer: Answer) => void,
  fail: () => void = () => {},
): () => void {
  let isLeft = false
  asked.then(
    (answer) => isLeft || use(answer),
    () => isLeft || fail(),
  )
  return () => {
    isLeft = true
  }
}
