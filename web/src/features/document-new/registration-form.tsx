import type { Registered, RegistrationForm } from '@hdoc/contract/documents/record/documents.ts'
import type { RegistrationTemplate } from '@hdoc/contract/documents/registration/registration-values.ts'
import { categorySchema } from '@hdoc/contract/texts/choice-schemas.ts'
import { categoryLabels, type DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import { SegmentedControl } from '@mantine/core'
import { type Dispatch, type KeyboardEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useUploads } from '../../entities/files/use-uploads.ts'
import { useScansToRegister } from '../../entities/scans/scans-to-register.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { newIdempotencyKey } from '../../lib/calls/idempotency-key.ts'
import { say } from '../../lib/languages/i18n.ts'
import { Page } from '../../ui/display/page.tsx'
import { ErrorSummary } from '../../ui/form/frame/error-summary.tsx'
import { SavingFrame } from '../../ui/form/frame/saving-frame.tsx'
import { useLeaveGuard } from '../../ui/form/frame/use-leave-guard.tsx'
import styles from './document-new.module.css'
import { ContentFields } from './fields/content-fields.tsx'
import { IssuerPart } from './fields/issuer-part.tsx'
import { MainFields } from './fields/main-fields.tsx'
import { MoreFields } from './fields/more-fields.tsx'
import { enterMovesOn } from './form/enter-moves-on.ts'
import { keepPressed } from './form/keep-pressed.ts'
import { FieldsProvider } from './form/registration-fields.ts'
import { UnansweredNote } from './form/unanswered-note.tsx'
import type { Habits } from './form/use-habits.ts'
import { useKeptDraft } from './form/use-kept-draft.ts'
import { useSending } from './form/use-sending.ts'
import { usePastedList } from './list/use-pasted-list.tsx'
import { type Desk, type DeskEvent, isBusy } from './machine/registration-machine.ts'
import { RegisteredRow } from './registered/registered-row.tsx'
import { FilesPart } from './side/files-part.tsx'
import { NumberPanel } from './side/number-panel.tsx'
import { SavePart } from './side/save-part.tsx'
import { TestField } from './side/test-field.tsx'
import { useScans } from './side/use-scans.tsx'
import { TemplateMenu } from './templates/template-menu.tsx'
import { labelOfField } from './values/label-of-field.ts'
import {
  groupAfter,
  initialValues,
  type RegistrationValues,
  reservedSeed,
  type Seed,
  valuesOfTemplate,
} from './values/registration-values.ts'

const saveKeys = ['mod+S', 'mod+Enter']

type Props = {
  desk: Desk
  dispatch: Dispatch<DeskEvent>
  choices: RegistrationForm
  category: DocumentCategory
  seed: Seed
  habits: Habits
  onRegistered: (registered: Registered, values: RegistrationValues) => void
}

/** The registration form. Everything in it can be done by keyboard alone. */
export function RegistrationFormView({
  desk,
  dispatch,
  choices,
  category,
  seed,
  habits,
  onRegistered,
}: Props) {
  const { t } = useTranslation()
  const owner = useSession().user?.id ?? 0
  const { step, isHeld, previous, row } = desk
  const uploads = useUploads(choices.max_file_mb)
  const initial = initialValues(choices, category, seed, habits.values)
  const { form, messages, rootRef, check, submit, retry, giveUp } = useSending({
    owner,
    desk,
    dispatch,
    initial,
    uploads,
    onRegistered,
  })
  const busy = isBusy(step)
  const isOpen = step.name === 'unanswered'
  const hasFiles = uploads.items.length > 0
  const focus = (path: string) =>
    rootRef.current?.querySelector<HTMLElement>(`[data-path="${path}"]`)?.focus()
  const scans = useScans(useScansToRegister(uploads, busy || isOpen))
  const list = usePastedList({
    values: form.getValues,
    hasFiles,
    focus,
    onRegistered: (registered) => dispatch({ type: 'list_registered', registered }),
    onDone: (values) => {
      habits.remember(values)
      dispatch({ type: 'list_done', values, key: newIdempotencyKey() })
    },
  })
  const values = form.getValues()
  const isWriting = form.isDirty() || hasFiles || list.isUnanswered
  useEffect(() => dispatch({ type: 'wrote', isWriting }), [isWriting, dispatch])
  useKeptDraft(owner, form, busy)
  const leaving = useLeaveGuard(isWriting, busy ? t('registration.leave_saving') : undefined)

  useEffect(() => {
    const first = seed.chosen
      ? 'short_description'
      : initial.register_id === null
        ? 'register_id'
        : 'doc_type_id'
    rootRef.current?.querySelector<HTMLElement>(`[data-path="${first}"]`)?.focus()
  }, [seed, initial.register_id, rootRef])

  const changeCategory = (next: string) => {
    const chosen = categorySchema.parse(next)
    const { register_id, doc_type_id, reservation_id, reserved, secondary_register_ids } = initialValues(
      choices,
      chosen,
      reservedSeed(choices, chosen, form.getValues().reserved),
    )
    form.setValues({
      category: chosen,
      register_id,
      doc_type_id,
      reservation_id,
      reserved,
      secondary_register_ids,
      group_id: groupAfter(choices, form.getValues(), doc_type_id),
      case_id: null,
      case_shares: [],
      case_resolution: '',
    })
  }
  const apply = (template: RegistrationTemplate) => {
    form.setValues({
      ...valuesOfTemplate(choices, template, form.getValues()),
      case_id: null,
      case_shares: [],
      case_resolution: '',
    })
    setTimeout(() => focus('issuer_id'))
  }
  const hold = () => dispatch({ type: 'held', isHeld: !isHeld })
  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    keepPressed(event, (field) => (field === 'issuer' ? hold() : habits.toggle(field)))
    enterMovesOn(event)
  }
  return (
    <Page
      title={t(`counter.title.${values.category}`)}
      breadcrumb={[
        { label: t('documents.registry') },
        { label: t('documents.list'), to: '/document/list' },
        { label: t('documents.new') },
      ]}
      aside={
        <SegmentedControl
          size="sm"
          aria-label={t('registration.category')}
          value={values.category}
          onChange={changeCategory}
          readOnly={isOpen}
          data={categorySchema.options.map((value) => ({ value, label: say(categoryLabels[value]) }))}
        />
      }
      actions={
        <>
          <span className={`${styles.quiet} ${styles.hint}`}>{t('registration.enter_hint')}</span>
          <TemplateMenu choices={choices} values={form.getValues} disabled={isOpen} onApply={apply} />
        </>
      }
    >
      <div className={styles.errors}>
        {isOpen ? (
          <UnansweredNote why={step.why} isAsking={step.isAsking} onRetry={retry} onGiveUp={giveUp} />
        ) : (
          <ErrorSummary
            messages={messages}
            labelOf={(path) => labelOfField(path, values.category)}
            root={rootRef.current}
          />
        )}
      </div>
      <FieldsProvider value={{ form, rootRef, messages, check, habits }}>
        <SavingFrame keys={saveKeys} submit={submit} ref={rootRef} onKeyDown={pressed}>
          <fieldset className={styles.lock} disabled={isOpen}>
            <div className={styles.layout}>
              <div className={styles.card}>
                <div className={styles.section}>
                  <MainFields choices={choices} />
                </div>
                <div className={styles.section}>
                  <IssuerPart previous={previous} isHeld={isHeld} onHold={hold} onList={list.open} />
                </div>
                <div className={styles.section}>
                  <ContentFields groups={choices.groups} />
                </div>
                <div className={styles.section}>
                  <MoreFields secondary={choices.secondary_registers} />
                </div>
              </div>
              <div className={styles.side}>
                <NumberPanel choices={choices} />
                <FilesPart
                  uploads={uploads}
                  maximumMb={choices.max_file_mb}
                  disabled={isOpen}
                  onScans={() => scans.open('inbox')}
                  onPhone={() => scans.open('phone')}
                />
                <TestField />
                <SavePart
                  isBusy={busy}
                  waitsForFiles={busy && uploads.items.some(({ state }) => state === 'sending')}
                  stays={habits.stays}
                  onStays={habits.setStays}
                  prints={habits.prints_label}
                  onPrints={habits.setPrints}
                />
                <RegisteredRow row={row} />
              </div>
            </div>
          </fieldset>
        </SavingFrame>
      </FieldsProvider>
      {list.dialog}
      {scans.dialog}
      {leaving}
    </Page>
  )
}
