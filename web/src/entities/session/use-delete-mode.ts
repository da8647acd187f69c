import { testDocumentCalls } from '@hdoc/contract/documents/life/test-documents.ts'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { refreshSession } from './session-store.ts'

/**
 * Switches delete mode of the institution on or off, and asks status, so that every page shows it at once.
 */
export function useDeleteMode(onDone: () => void = () => undefined) {
  const { t } = useTranslation()
  const { mutate, isPending } = useAction({
    call: async (on: boolean) => {
      await call(testDocumentCalls.switchMode, { body: { on } })
      await refreshSession({ keepWhenUnanswered: true })
      return on
    },
    changes: [{ what: 'everything' }],
    said: (on) => t(on ? 'test_documents.switched_on' : 'test_documents.switched_off'),
    onDone,
  })
  return { switchMode: mutate, pending: isPending }
}
