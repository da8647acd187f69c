import { barePublicFormCalls } from '@hdoc/contract/public-forms/bare-public-forms.ts'
import type { SentForm } from '@hdoc/contract/public-forms/sent-form.ts'
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../lib/calls/api-error.ts'
import { call } from '../../../lib/calls/call.ts'
import { millisecondsNow } from '../../../lib/format/clock.ts'
import { type FormName, forgetKey, type KeptKey, keepKey, keptKey, kindOf } from './kept-key.ts'

/** A form that is open in this tab: its key, and what of it the server has. */
export type OpenForm = KeptKey & { form: SentForm | null }

/** Two days hold on the server; a form of an hour before its end could not be filled any more. */
const keyLifeMs = 47 * 3_600_000

async function readKept(kept: KeptKey): Promise<OpenForm | undefined> {
  if (!kept.begun) return millisecondsNow() - kept.at < keyLifeMs ? { ...kept, form: null } : undefined
  try {
    const form = await call(barePublicFormCalls.sent, { query: { k: kept.key }, handled: true })
    return { ...kept, form }
  } catch (error) {
    // It is erased after a week.
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

export const openFormQuery = (name: FormName) =>
  queryOptions({
    queryKey: ['public_form', name],
    queryFn: async ({ signal }): Promise<OpenForm> => {
      const kept = keptKey(name)
      const known = kept && (await readKept(kept))
      if (known) return known
      const opened = await call(barePublicFormCalls.open, {
        params: { kind: kindOf(name) },
        signal,
        handled: true,
      })
      const fresh = { ...opened, at: millisecondsNow(), begun: false }
      keepKey(name, fresh)
      return { ...fresh, form: null }
    },
    // Read once: what is being written must stay.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

/**
 * Opens a form before its page is drawn. Nobody looks at the answer yet, so the library may drop it; the key that came with it
 * is kept in the tab, and the page takes that one.
 */
export const openFormAhead = (client: QueryClient, name: FormName): void =>
  void client.prefetchQuery(openFormQuery(name))

/** What pages do with the open form. */
export function useOpenForm(name: FormName) {
  const queryClient = useQueryClient()
  const query = openFormQuery(name)
  return {
    /** Something comes to the server with the key now. */
    begin: (open: OpenForm) => keepKey(name, { ...kept(open), begun: true }),
    /** Shows the form as the server has it now. */
    show: (form: SentForm) =>
      queryClient.setQueryData(query.queryKey, (now) => now && { ...now, begun: true, form }),
    /** The form may have changed elsewhere. */
    renew: () => void queryClient.fetchQuery({ ...query, staleTime: 0 }),
    /** Begins a new form; the one before is the server's matter. */
    restart: () => {
      forgetKey(name)
      void queryClient.fetchQuery({ ...query, staleTime: 0 })
    },
  }
}

const kept = ({ key, max_mb, takes_files, at, begun }: OpenForm): KeptKey => ({
  key,
  max_mb,
  takes_files,
  at,
  begun,
})
