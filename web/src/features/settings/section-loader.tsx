import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ApiError } from '../../lib/calls/api-error.ts'
import { Answer } from '../../ui/feedback/answer.tsx'
import { KeptRow } from '../../ui/form/state/kept-row.tsx'

type Held<V extends object> = { version: number; values: V }
type Props<S extends Held<object>, K extends QueryKey> = {
  query: UseQueryOptions<S, ApiError, S, K>
  children: (
    section: S,
    around: {
      draft: Partial<S['values']> | undefined
      /** The section as the server has it now, after a save. */
      put: (section: S) => void
      renew: (draft: Partial<S['values']>) => void
    },
  ) => ReactNode
}

/**
 * Loads a section and draws its form, which goes on from the section it began with; after a save or a conflict a new
 * form begins from what is saved.
 */
export function SectionLoader<S extends Held<object>, K extends QueryKey>({ query, children }: Props<S, K>) {
  const queryClient = useQueryClient()
  const answer = useQuery(query)
  const { refetch } = answer
  const [form, setForm] = useState<{ number: number; draft?: Partial<S['values']> }>({ number: 0 })
  const begin = (draft?: Partial<S['values']>) =>
    setForm(({ number }) => (draft ? { number: number + 1, draft } : { number: number + 1 }))
  const around = {
    draft: form.draft,
    put: (section: S) => {
      queryClient.setQueryData<S>(query.queryKey, () => section)
      begin()
    },
    renew: (draft: Partial<S['values']>) => void refetch().then(() => begin(draft)),
  }
  return (
    <Answer query={answer}>
      {(data) => (
        <KeptRow key={form.number} row={data}>
          {(section) => <div>{children(section, around)}</div>}
        </KeptRow>
      )}
    </Answer>
  )
}
