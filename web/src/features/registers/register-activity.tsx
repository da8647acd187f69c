import { bareRegisterCalls } from '@hdoc/contract/registers/bare-registers.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { registersKey } from '../../entities/changes/keys.ts'
import type { ActivityOf } from '../../entities/subject/activity/activity-of.ts'
import { SubjectActivity } from '../../entities/subject/activity/subject-activity.tsx'
import { subjectQuery } from '../../entities/subject/subject-query.ts'
import { call } from '../../lib/calls/call.ts'
import { changeLine } from './change-line.ts'

const registerActivity: ActivityOf = {
  query: subjectQuery(registersKey, 'activity', (asked) => call(bareRegisterCalls.activity, asked)),
  change: changeLine,
}

/** What was done with the register, folded behind one line and loaded when somebody opens it. */
export function RegisterActivity({ id }: { id: number }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  return (
    <details onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{t('registers.activity')}</summary>
      {opened && <SubjectActivity id={id} of={registerActivity} />}
    </details>
  )
}
