import type { Registered } from '@hdoc/contract/documents/record/documents.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import '../../lib/languages/own/counter-texts.ts'
import { registrationFormQuery } from '../../entities/documents/queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { newIdempotencyKey } from '../../lib/calls/idempotency-key.ts'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Empty, Loading } from '../../ui/feedback/states.tsx'
import { useHabits } from './form/use-habits.ts'
import { useDesk } from './machine/use-desk.ts'
import { RegisteredPanel } from './registered/registered-panel.tsx'
import { useLabel } from './registered/use-label.tsx'
import { RegistrationFormView } from './registration-form.tsx'
import { issuerOf } from './values/issuer-of.ts'
import type { RegistrationValues, Seed } from './values/registration-values.ts'
import { useReplySeed } from './values/use-reply-seed.ts'
import { useReservedSeed } from './values/use-reserved-seed.ts'

const blank: Seed = {}

/** `/document/new/{category?}`: writing, then the number, then the next paper. */
export function DocumentNewPage() {
  const { t } = useTranslation()
  const owner = useSession().user?.id ?? 0
  const [desk, dispatch] = useDesk(owner)
  const choices = useQuery({ ...registrationFormQuery(), staleTime: 0, refetchOnWindowFocus: false })
  const reply = useReplySeed()
  const reserved = useReservedSeed(choices.data?.registers)
  const habits = useHabits(choices.data?.habits)
  const label = useLabel()
  const isLoading = choices.isPending || reply.isLoading || reserved.isLoading
  const next = (isSame: boolean) => () => dispatch({ type: 'next', isSame, key: newIdempotencyKey() })
  const { step } = desk
  if (step.name === 'registered')
    return (
      <>
        <RegisteredPanel
          registered={step.registered}
          category={step.values.category}
          row={desk.row}
          onLabel={() => label.print(step.registered.id)}
          onSameIssuer={desk.previous && next(true)}
          onAnother={next(false)}
        />
        {label.dialog}
      </>
    )
  if (isLoading || !choices.data || choices.data.registers.length === 0)
    return (
      <Page title={t('registration.title')}>
        <Answer query={choices} title={t('registration.load_failed')} />
        {choices.data && isLoading && <Loading />}
        {choices.data && !isLoading && (
          <Empty title={t('registration.no_registers')} text={t('registration.no_registers_text')} />
        )}
      </Page>
    )
  const seed = desk.seed ?? reply.seed ?? reserved.seed ?? blank
  const finish = (registered: Registered, values: RegistrationValues) => {
    habits.remember(values)
    const issuer = issuerOf(registered, values)
    const { stays } = habits
    dispatch({ type: 'registered', registered, values, issuer, stays, key: newIdempotencyKey() })
    if (habits.prints_label) label.print(registered.id)
  }
  return (
    <>
      <RegistrationFormView
        key={`${desk.round}-${seed.answers_id ?? ''}-${seed.reserved === undefined ? '' : 'reserved'}`}
        desk={desk}
        dispatch={dispatch}
        choices={choices.data}
        category={seed.category ?? desk.arrival.wanted}
        seed={seed}
        habits={habits}
        onRegistered={finish}
      />
      {label.dialog}
    </>
  )
}
