/** All sentences about one field, one under the other. */
export function FieldErrors({ messages }: { messages: readonly string[] }) {
  if (messages.length === 1) return messages[0]
  return messages.map((message) => (
    <span key={message} style={{ display: 'block' }}>
      {message}
    </span>
  ))
}
