import { testDocumentCalls } from '@hdoc/contract/documents/test-documents.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/api.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { refreshSession } from './session-store.ts'

/**
 * Switches delete mode of the institution on or off, and asks status, so that every page shows it at once.
 */
export function useDeleteMode(onDone: () => void = () => undefined) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async (on: boolean) => {
      await call(testDocumentCalls.switchMode, { body: { on } })
      await refreshSession({ keepWhenUnanswered: true })
      return on
    },
    onSuccess: (on) => {
      void queryClient.invalidateQueries()
      toast({
        kind: 'success',
        message: t(on ? 'test_documents.switched_on' : 'test_documents.switched_off'),
      })
      onDone()
    },
  })
  return { switchMode: mutate, pending: isPending }
}
