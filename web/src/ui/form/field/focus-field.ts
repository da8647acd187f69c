const fieldsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-path]')]

/** The field of a path; a message about a part (`access.0.id`) leads to the field that holds it. */
export function findField(root: ParentNode, path: string): HTMLElement | undefined {
  const fields = fieldsOf(root)
  return (
    fields.find((field) => field.dataset.path === path) ??
    fields.find((field) => path.startsWith(`${field.dataset.path}.`))
  )
}

/** The same messages in the order of the form; those without a field come last. */
export function inFormOrder<T>(
  root: ParentNode | null,
  messages: Readonly<Record<string, T>>,
): Record<string, T> {
  if (!root) return { ...messages }
  const fields = fieldsOf(root)
  const placeOf = (path: string) => {
    const field = findField(root, path)
    return field ? fields.indexOf(field) : fields.length
  }
  return Object.fromEntries(Object.entries(messages).sort(([a], [b]) => placeOf(a) - placeOf(b)))
}

/** Gives the focus to the first wrong field in reading order, which Mantine does not do by itself. */
export function focusFirstError(root: ParentNode | null, messages: Readonly<Record<string, unknown>>): void {
  if (!root) return
  const wrong = new Set(Object.keys(messages).map((path) => findField(root, path)))
  fieldsOf(root)
    .find((field) => wrong.has(field))
    ?.focus()
}

/** Gives the focus to the place where a form begins, after the element with the focus has gone. */
export function focusStart(root: ParentNode | null): void {
  const starts = ['[data-autofocus]', '[data-path]', 'input, textarea, select']
  const found = starts.map((start) => root?.querySelector<HTMLElement>(start)).find((one) => one)
  found?.focus()
}
