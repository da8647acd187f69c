import type { Registered } from '@hdoc/contract/documents/documents.ts'
import { categorySchema } from '@hdoc/contract/texts/choices.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../../lib/counter-texts.ts'
import { registrationFormQuery } from '../../entities/documents/queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { Page } from '../../ui/display/page.tsx'
import { Empty, LoadError, Loading } from '../../ui/feedback/states.tsx'
import { issuerOf } from './issuer-of.ts'
import { findDraft } from './kept-draft.ts'
import { RegisteredPanel } from './registered-panel.tsx'
import { RegistrationFormView } from './registration-form.tsx'
import type { RegistrationValues, Seed } from './registration-values.ts'
import { useHabits } from './use-habits.ts'
import { useReplySeed } from './use-reply-seed.ts'
import { useReservedSeed } from './use-reserved-seed.ts'

type Done = { registered: Registered; values: RegistrationValues }
type Issuer = Seed['chosen']
const blank: Seed = {}

/** `/document/new/{category?}`: writing, then the number, then the next paper. */
export function DocumentNewPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const { category } = useParams({ strict: false }) as { category?: string }
  const wanted = categorySchema.safeParse(category).data ?? 'intrare'
  const choices = useQuery({ ...registrationFormQuery(), staleTime: 0, refetchOnWindowFocus: false })
  const arrival = useLocation({ select: ({ state }) => state.__TSR_key })
  const [arrived, setArrived] = useState({ arrival, wanted })
  const [isWriting, setWriting] = useState(false)
  const [done, setDone] = useState<Done>()
  const reply = useReplySeed()
  const reserved = useReservedSeed(choices.data?.registers)
  const isLoading = choices.isPending || reply.isLoading || reserved.isLoading
  const [seed, setSeed] = useState<Seed>()
  const [round, setRound] = useState(0)
  const [row, setRow] = useState<readonly Registered[]>([])
  const [previous, setPrevious] = useState<Issuer>()
  const [held, hold] = useState(false)
  const [draft, setDraft] = useState(() => (user ? findDraft(user.id) : undefined))
  const habits = useHabits(choices.data?.habits)

  const begin = () => {
    setRound(round + 1)
    setDone(undefined)
    setDraft(undefined)
  }
  const next = (values: RegistrationValues, issuer: Issuer) => {
    const { category: kept, register_id, doc_type_id } = values
    setSeed({ category: kept, register_id, doc_type_id, chosen: issuer ?? null })
    begin()
  }
  // The menu or an address led here again. A fresh form of its category begins, unless the person is writing
  // on this very page.
  if (arrival !== arrived.arrival) {
    setArrived({ arrival, wanted })
    if (done || !isWriting || wanted !== arrived.wanted) {
      setSeed(undefined)
      begin()
    }
  }
  const finish = (registered: Registered, values: RegistrationValues) => {
    const issuer = issuerOf(registered, values)
    habits.remember(values)
    setRow([registered, ...row])
    setPrevious(issuer)
    if (habits.stays) next(values, held ? issuer : null)
    else setDone({ registered, values })
  }
  if (done)
    return (
      <RegisteredPanel
        registered={done.registered}
        category={done.values.category}
        row={row}
        onSameIssuer={previous ? () => next(done.values, previous) : undefined}
        onAnother={() => next(done.values, held ? previous : null)}
      />
    )
  if (isLoading || choices.isError || choices.data.registers.length === 0)
    return (
      <Page title={t('registration.title')}>
        {isLoading && <Loading />}
        {choices.isError && (
          <LoadError
            title={t('registration.load_failed')}
            error={choices.error}
            onRetry={() => void choices.refetch()}
          />
        )}
        {choices.isSuccess && (
          <Empty title={t('registration.no_registers')} text={t('registration.no_registers_text')} />
        )}
      </Page>
    )
  const begun = seed ?? reply.seed ?? reserved.seed ?? blank
  return (
    <RegistrationFormView
      key={`${wanted}-${round}-${begun.answers_id ?? ''}-${begun.reserved === undefined ? '' : 'reserved'}`}
      choices={choices.data}
      owner={user?.id ?? 0}
      category={begun.category ?? wanted}
      seed={begun}
      draft={draft}
      habits={habits}
      holding={{ previous: previous ?? undefined, held, hold }}
      row={row}
      onWriting={setWriting}
      onRegistered={finish}
      onListDone={(values) => {
        habits.remember(values)
        next(values, held ? previous : null)
      }}
      onList={(registered) => setRow([...registered.toReversed(), ...row])}
    />
  )
}
