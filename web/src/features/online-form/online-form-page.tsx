import '../../lib/languages/own/form-builder-texts.ts'
import { formLimits } from '@hdoc/contract/online-forms/field-kinds.ts'
import type { FormOwner } from '@hdoc/contract/online-forms/form-owners.ts'
import type { BuiltForm } from '@hdoc/contract/online-forms/online-form-calls.ts'
import { Button } from '@mantine/core'
import { IconDeviceFloppy, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { builtFormQuery } from '../../entities/online-form/queries.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { type Crumb, Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { ConflictNote } from '../../ui/form/frame/conflict-note.tsx'
import { SavingFrame } from '../../ui/form/frame/saving-frame.tsx'
import { useLeaveGuard } from '../../ui/form/frame/use-leave-guard.tsx'
import styles from './builder.module.css'
import { FormPreview } from './form-preview.tsx'
import { addSection } from './moves.ts'
import { SectionCard } from './section-card.tsx'
import { useBuilder } from './use-builder.ts'

function FormBuilder({ form, onReload }: { form: BuiltForm; onReload: () => void }) {
  const { t } = useTranslation()
  const builder = useBuilder(form)
  const { definition, change, problems, failure, isDirty, isSaving, version } = builder
  const leaving = useLeaveGuard(isDirty && !isSaving)
  const count = Object.keys(problems).length
  const ofComplaints = form.owner === 'complaint_type'
  const isStale = failure?.code === 'STALE_VERSION'
  return (
    <div className={styles.columns}>
      {leaving}
      <SavingFrame submit={builder.save} ref={builder.root} className={styles.builder}>
        {ofComplaints && <p className={styles.quiet}>{t('form_builder.complaint_lead')}</p>}
        {!form.is_asked && (
          <Note kind="info">{t(ofComplaints ? 'form_builder.not_active' : 'form_builder.not_online')}</Note>
        )}
        <p className={styles.quiet}>
          {version === 0
            ? t('form_builder.never_saved')
            : t(ofComplaints ? 'form_builder.complaint_version' : 'form_builder.version', {
                version,
                by: form.saved_by,
                at: form.saved_at === null ? '' : formatDateTime(form.saved_at),
              })}
        </p>
        {definition.sections.map((section, at) => (
          <SectionCard key={section.key} builder={builder} section={section} at={at} />
        ))}
        {problems.sections && (
          <Note kind="bad" role="alert">
            {problems.sections.join(' ')}
          </Note>
        )}
        {definition.sections.length < formLimits.sections && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() => change(addSection(definition))}
          >
            {t('form_builder.add_section')}
          </Button>
        )}
        {isStale && <ConflictNote error={failure} labelOf={() => undefined} onReload={onReload} />}
        {count > 0 && (
          <Note kind="bad" role="alert">
            {t('form_builder.problems', { count })}
          </Note>
        )}
        {failure && !isStale && Object.keys(failure.fields).length === 0 && (
          <Note kind="bad" role="alert">
            {failure.message}
          </Note>
        )}
        <div className={styles.save}>
          <Button type="submit" loading={isSaving} leftSection={<IconDeviceFloppy size={16} />}>
            {t('form_builder.save')}
          </Button>
          {isDirty && <span className={styles.quiet}>{t('form_builder.unsaved')}</span>}
        </div>
      </SavingFrame>
      <section className={styles.preview} aria-label={t('form_builder.preview')}>
        <h2>{t('form_builder.preview')}</h2>
        <p className={styles.quiet}>{t('form_builder.preview_note')}</p>
        <FormPreview docTypeId={ofComplaints ? undefined : form.type_id} definition={definition} />
      </section>
    </div>
  )
}

function BuilderPage({ owner, id, list }: { owner: FormOwner; id: number; list: Crumb }) {
  const { t } = useTranslation()
  const answer = useQuery(builtFormQuery(owner, id))
  // Begins anew with what somebody else saved, when that is asked for.
  const [round, setRound] = useState(0)
  const reload = async () => {
    await answer.refetch()
    setRound((now) => now + 1)
  }
  const title = t(owner === 'doc_type' ? 'form_builder.title' : 'form_builder.complaint_title')
  return (
    <Page
      title={answer.data?.type_name ?? title}
      breadcrumb={[{ label: t('registers.administration') }, list, { label: title }]}
    >
      <Answer query={answer}>
        {(form) => <FormBuilder key={`${id} ${round}`} form={form} onReload={() => void reload()} />}
      </Answer>
    </Page>
  )
}

/** `/doc-types/{id}/form`: what a document type asks for when it is filled in online. */
export function OnlineFormPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/staff/doc-types/$id/form' })
  return <BuilderPage owner="doc_type" id={id} list={{ label: t('shell.doc_types'), to: '/doc-types' }} />
}

/** `/admin/complaint-types/{id}/form`: what a complaint type asks beside what every complaint is asked. */
export function ComplaintFieldsPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/staff/admin/complaint-types/$id/form' })
  const list = { label: t('form_builder.complaint_types'), to: '/admin/complaint-types' } as const
  return <BuilderPage owner="complaint_type" id={id} list={list} />
}
