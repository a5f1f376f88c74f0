/**
 * Aborts when the client goes away, with an Error as the reason. The listener's own signal aborts with a text, and what
 * is thrown without being an Error passes by every error handler: the request would end unlogged.
 */
export function clientGone(request: Request): AbortSignal {
  const gone = new AbortController()
  const leave = () => gone.abort(new DOMException('The client is gone.', 'AbortError'))
  if (request.signal.aborted) leave()
  else request.signal.addEventListener('abort', leave, { once: true })
  return gone.signal
}
