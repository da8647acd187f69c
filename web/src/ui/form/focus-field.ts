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

/** Mantine does not do this by itself: the first wrong field, as one reads, takes the focus. */
export function focusFirstError(root: ParentNode | null, messages: Readonly<Record<string, unknown>>): void {
  if (!root) return
  const wrong = new Set(Object.keys(messages).map((path) => findField(root, path)))
  fieldsOf(root)
    .find((field) => wrong.has(field))
    ?.focus()
}

/** Where a form begins: after what had the focus is gone. */
export function focusStart(root: ParentNode | null): void {
  const starts = ['[data-autofocus]', '[data-path]', 'input, textarea, select']
  const found = starts.map((start) => root?.querySelector<HTMLElement>(start)).find((one) => one)
  found?.focus()
}
