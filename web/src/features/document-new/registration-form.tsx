import type { Registered, RegistrationForm } from '@hdoc/contract/documents/documents.ts'
import type { RegistrationTemplate } from '@hdoc/contract/documents/registration-values.ts'
import { categoryLabels, categorySchema, type DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import { SegmentedControl } from '@mantine/core'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUploads } from '../../entities/files/use-uploads.ts'
import { useScansToRegister } from '../../entities/scans/scans-to-register.ts'
import { say } from '../../lib/i18n.ts'
import { Page } from '../../ui/display/page.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { useLeaveGuard } from '../../ui/form/use-leave-guard.tsx'
import { usePageKeys } from '../../ui/shell/use-page-keys.ts'
import { ContentFields } from './content-fields.tsx'
import styles from './document-new.module.css'
import { enterMovesOn } from './enter-moves-on.ts'
import { type IssuerHold, IssuerPart } from './issuer-part.tsx'
import { keepPressed } from './keep-pressed.ts'
import { labelOfField } from './label-of-field.ts'
import { MainFields } from './main-fields.tsx'
import { MoreFields } from './more-fields.tsx'
import {
  initialValues,
  type RegistrationValues,
  reservedSeed,
  type Seed,
  valuesOfTemplate,
} from './registration-values.ts'
import { SidePanel } from './side-panel.tsx'
import { TemplateMenu } from './template-menu.tsx'
import { UnansweredNote } from './unanswered-note.tsx'
import type { Habits } from './use-habits.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { useRegistration } from './use-registration.ts'

const ListDialog = lazyPart(async () => (await import('./list-dialog.tsx')).ListDialog)

type Props = {
  choices: RegistrationForm
  owner: number
  category: DocumentCategory
  seed: Seed
  /** What the same person was writing when the session ended. */
  draft: RegistrationValues | undefined
  habits: Habits
  holding: IssuerHold
  /** The documents registered since the page was opened, the last first. */
  row: readonly Registered[]
  /** Whether there is something that leaving would lose. */
  onWriting: (isWriting: boolean) => void
  onRegistered: (registered: Registered, values: RegistrationValues) => void
  onList: (registered: readonly Registered[]) => void
  /** Called when the whole list was registered: the form has served its purpose. */
  onListDone: (values: RegistrationValues) => void
}

/** The registration form. Everything in it can be done by keyboard alone. */
export function RegistrationFormView(props: Props) {
  const {
    choices,
    owner,
    category,
    seed,
    draft,
    habits,
    holding,
    row,
    onWriting,
    onRegistered,
    onList,
    onListDone,
  } = props
  const { t } = useTranslation()
  const uploads = useUploads(choices.max_file_mb)
  const initial = initialValues(choices, category, seed, habits.values)
  const registration = useRegistration({ owner, initial, draft, uploads, onRegistered })
  const { form, messages, rootRef, submit, busy, lost } = registration
  useScansToRegister(uploads, busy || lost !== '')
  const [list, setList] = useState<'none' | 'open' | 'unanswered'>('none')
  const values = form.getValues()
  usePageKeys(
    [
      ['mod+S', submit],
      ['mod+Enter', submit],
    ],
    [],
  )
  const isWriting = form.isDirty() || uploads.items.length > 0 || list === 'unanswered'
  useEffect(() => onWriting(isWriting), [isWriting, onWriting])
  useKeptDraft(owner, values, { isDirty: form.isDirty(), isSaving: busy })
  const leaving = useLeaveGuard(isWriting, busy ? t('registration.leave_saving') : undefined)
  const focus = (path: string) =>
    rootRef.current?.querySelector<HTMLElement>(`[data-path="${path}"]`)?.focus()

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
    })
  }
  const apply = (template: RegistrationTemplate) => {
    form.setValues(valuesOfTemplate(choices, template, form.getValues()))
    setTimeout(() => focus('issuer_id'))
  }
  const openList = () => {
    const missing = (['register_id', 'doc_type_id', 'short_description'] as const).find(
      (path) => !values[path],
    )
    if (!missing || list === 'unanswered') return setList('open')
    toast({ kind: 'error', message: t('counter.list.needs') })
    focus(missing)
  }
  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    keepPressed(event, (field) => (field === 'issuer' ? holding.hold(!holding.held) : habits.toggle(field)))
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
          readOnly={lost !== ''}
          data={categorySchema.options.map((value) => ({ value, label: say(categoryLabels[value]) }))}
        />
      }
      actions={
        <>
          <span className={`${styles.quiet} ${styles.hint}`}>{t('registration.enter_hint')}</span>
          <TemplateMenu choices={choices} values={form.getValues} disabled={lost !== ''} onApply={apply} />
        </>
      }
    >
      <div className={styles.errors}>
        {lost === '' ? (
          <ErrorSummary
            messages={messages}
            labelOf={(path) => labelOfField(path, values.category)}
            root={rootRef.current}
          />
        ) : (
          <UnansweredNote registration={registration} />
        )}
      </div>
      <form
        ref={rootRef}
        noValidate
        onKeyDown={pressed}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <fieldset className={styles.lock} disabled={lost !== ''}>
          <div className={styles.layout}>
            <div className={styles.card}>
              <div className={styles.section}>
                <MainFields choices={choices} registration={registration} />
              </div>
              <div className={styles.section}>
                <IssuerPart registration={registration} holding={holding} onList={openList} />
              </div>
              <div className={styles.section}>
                <ContentFields choices={choices} registration={registration} habits={habits} />
              </div>
              <div className={styles.section}>
                <MoreFields choices={choices} registration={registration} habits={habits} />
              </div>
            </div>
            <SidePanel
              choices={choices}
              registration={registration}
              uploads={uploads}
              habits={habits}
              row={row}
            />
          </div>
        </fieldset>
      </form>
      {list !== 'none' && (
        <ListDialog
          values={values}
          hasFiles={uploads.items.length > 0}
          opened={list === 'open'}
          onRegistered={onList}
          onClose={(all, isUnanswered) => {
            setList(isUnanswered ? 'unanswered' : 'none')
            if (isUnanswered) toast({ kind: 'warning', message: t('counter.list.waits') })
            // The files were not sent with the list. They still wait for a document, so the form stays as it
            // is.
            if (all && uploads.items.length === 0) onListDone(values)
          }}
        />
      )}
      {leaving}
    </Page>
  )
}
