import { useAction } from '../../../ui/action/use-action.ts'

/** Something that is done with one import. */
export function useImportAction<Values = void>(
  id: number,
  send: (values: Values) => Promise<unknown>,
  { said, onDone }: { said?: () => string; onDone?: () => unknown } = {},
) {
  const changes = [{ what: 'import.changed' as const, id }]
  return useAction<unknown, Values>({
    call: send,
    changes,
    unsure: changes,
    ...(said && { said }),
    ...(onDone && { onDone }),
  })
}
