/**
 * The default of every switch over kinds that the server sends: the type says that all are there,
 * so only a newer server comes here. Tells the console, and lets `otherwise` stand in.
 */
export function unknownKind<T>(sent: never, otherwise: T): T {
  console.warn('This page does not know', sent)
  return otherwise
}
