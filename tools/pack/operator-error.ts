/** Something the operator can mend; `message` is one sentence that says how. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}
