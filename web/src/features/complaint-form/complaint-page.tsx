import '../../lib/languages/portal/complaint-form-texts.ts'
import type { SameComplaint } from '@hdoc/contract/complaints/public-complaints.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openFormAhead } from '../../entities/public-form/opening/form-query.ts'
import { forgetKey } from '../../entities/public-form/opening/kept-key.ts'
import { PublicFormPage } from '../../entities/public-form/public-form-page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { ComplaintFields } from './complaint-fields.tsx'
import { JoinForm } from './join-form.tsx'
import { typesQuery } from './queries.ts'

/** Asks for the types and for a form at once. */
export const askAhead = (client: QueryClient): void => {
  void client.prefetchQuery(typesQuery)
  openFormAhead(client, 'complaint')
}

/** `/sesizare`: somebody reports a problem of a place, without an account. */
export function ComplaintPage() {
  const { t } = useTranslation()
  const [joined, setJoined] = useState<SameComplaint>()
  const types = useQuery(typesQuery)
  if (joined !== undefined) return <JoinForm same={joined} onBack={() => setJoined(undefined)} />
  const join = (same: SameComplaint) => {
    // Another complaint may have been joined before in this tab.
    forgetKey('complaint_support')
    setJoined(same)
  }
  return (
    <PublicFormPage
      name="complaint"
      done={t('complaint_form.done')}
      after={[t('complaint_form.next_later')]}
      unnumbered={t('complaint_form.next_no_number')}
    >
      {(open) => (
        <Answer query={types}>
          {(offered) =>
            offered.length === 0 ? (
              <Empty title={t('complaint_form.name')} text={t('complaint_form.types_none')} />
            ) : (
              <ComplaintFields open={open} types={offered} onJoin={join} />
            )
          }
        </Answer>
      )}
    </PublicFormPage>
  )
}
