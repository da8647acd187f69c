const fieldsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-path]')]

/** The field of a path; a message about a part (`access.0.id`) leads to the field that holds it. */
export function findField(root: ParentNode, path: string): HTMLElement | undefined {
  const fields = fieldsOf(root)
  return (
    fields.find((field) => field.dataset.path === path) ??
    fields.find((field) => path.startsWith(`${field.dataset.path}.`))
  )
}

/** Mantine does not do this by itself: the first wrong field, as one reads, takes the focus. */
export function focusFirstError(root: ParentNode | null, messages: Readonly<Record<string, unknown>>): void {
  if (!root) return
  const wrong = new Set(Object.keys(messages).map((path) => findField(root, path)))
  fieldsOf(root)
    .find((field) => wrong.has(field))
    ?.focus()
}
