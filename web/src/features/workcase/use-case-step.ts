import type { CaseShare, WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { shareCalls } from '@hdoc/contract/cases/share-calls.ts'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { caseChanges, useShowCase } from './dialogs/use-case-form.ts'

type Step = { action: 'take' | 'accept' | 'start'; share_id: number; version: number }

/** Takes a step with a share that asks for nothing: taking it, accepting it, beginning or resuming it. */
export function useCaseStep({ id, version }: WorkCase) {
  const { t } = useTranslation()
  const show = useShowCase()
  const changes = caseChanges(id)
  const { mutate, isPending } = useAction({
    call: ({ action, ...body }: Step) => call(shareCalls[action], { body }),
    changes,
    unsure: changes,
    said: (_answer, { action }) => t(`workcases.done_${action}`),
    onDone: show,
    waits: false,
  })
  return {
    step: (action: Step['action'], { id: share_id }: CaseShare) => mutate({ action, share_id, version }),
    busy: isPending,
  }
}
