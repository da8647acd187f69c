import { issuerPersonCalls } from '@hdoc/contract/issuers/issuer-person.ts'
import type { IssuerValues } from '@hdoc/contract/issuers/issuer-values.ts'
import { type Issuer, issuers } from '@hdoc/contract/issuers/issuers.ts'
import { issuerTypeLabels } from '@hdoc/contract/texts/choices.ts'
import { Button } from '@mantine/core'
import { IconArrowMerge, IconDownload, IconEdit, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { issuerQuery } from '../../entities/issuers/directory-queries.ts'
import { issuerActivity } from '../../entities/issuers/issuer-activity.ts'
import { useMay } from '../../entities/session/use-may.ts'
import { SubjectActivity } from '../../entities/subject/activity/subject-activity.tsx'
import { addressOf } from '../../lib/calls/address-of.ts'
import { say } from '../../lib/languages/i18n.ts'
import { Card } from '../../ui/display/card.tsx'
import { FactRows } from '../../ui/display/facts.tsx'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { KeptRow } from '../../ui/form/state/kept-row.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import styles from './deponents.module.css'
import { EraseDialog } from './erase-dialog.tsx'
import { IssuerDialog } from './issuer-dialog.tsx'
import { IssuerDocuments } from './issuer-documents.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { MergesCard } from './merges-card.tsx'
import { RevealCnp } from './reveal-cnp.tsx'

const label = (field: keyof IssuerValues) => {
  const input = issuers.inputs[field]
  return input ? say(input.label) : field
}

function Data({ issuer }: { issuer: Issuer }) {
  const { t } = useTranslation()
  const isPerson = issuer.type === 'pf'
  return (
    <FactRows
      rows={[
        [label('type'), say(issuerTypeLabels[issuer.type])],
        ...(isPerson
          ? [[label('cnp'), <RevealCnp key="cnp" issuer={issuer} />] as const]
          : ([
              [label('cui'), issuer.cui],
              [label('onrc'), issuer.onrc],
              [label('administrator_name'), issuer.administrator_name],
            ] as const)),
        [label('email'), issuer.email],
        [label('phone'), issuer.phone],
        [t('deponents.address'), issuer.address],
        ...(issuer.intercom ? [[label('intercom'), issuer.intercom] as const] : []),
        [label('country'), issuer.country],
      ]}
    />
  )
}

/** What can be done with a person's data: give it out as a file, or erase it where the law allows that. */
function PersonCard({ issuer, onErase }: { issuer: Issuer; onErase: () => void }) {
  const { t } = useTranslation()
  return (
    <Card title={t('deponents.person')} help={t('deponents.person_help')}>
      <div className={styles.actions}>
        {(['text', 'json'] as const).map((format) => (
          <Button
            key={format}
            component="a"
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            href={addressOf(issuerPersonCalls.data, { params: { id: issuer.id, format } })}
            download
          >
            {t(`deponents.data_${format}`)}
          </Button>
        ))}
        {issuer.can.erase && (
          <Button variant="default" color="red" leftSection={<IconTrash size={16} />} onClick={onErase}>
            {t('deponents.erase')}
          </Button>
        )}
      </div>
    </Card>
  )
}

function DeponentView({ issuer }: { issuer: Issuer }) {
  const { t } = useTranslation()
  const may = useMay()
  const go = useGo()
  const [opened, setOpened] = useState<'edit' | 'merge' | 'erase'>()
  const close = () => setOpened(undefined)
  const maySeeActivity = may('issuer.edit')
  const mayTakeData = may('issuer.erase')
  return (
    <Page
      title={issuer.name}
      breadcrumb={[
        { label: t('documents.registry') },
        { label: t('deponents.title'), to: '/deponents' },
        { label: issuer.name },
      ]}
      actions={
        <>
          {issuer.can.merge && (
            <Button
              variant="default"
              leftSection={<IconArrowMerge size={16} />}
              onClick={() => setOpened('merge')}
            >
              {t('deponents.merge_with')}
            </Button>
          )}
          {issuer.can.edit && (
            <Button leftSection={<IconEdit size={16} />} onClick={() => setOpened('edit')}>
              {t('common.edit')}
            </Button>
          )}
        </>
      }
    >
      {issuer.merged_into && (
        <Note kind="info">
          {t('deponents.is_merged')}{' '}
          <AppLink to="/deponents/$id" params={{ id: issuer.merged_into.id }}>
            {issuer.merged_into.name}
          </AppLink>
        </Note>
      )}
      {issuer.erased && <Note kind="info">{t('deponents.is_erased')}</Note>}
      <Card title={t('deponents.data')}>
        <Data issuer={issuer} />
      </Card>
      <IssuerDocuments issuerId={issuer.id} />
      <MergesCard issuer={issuer} />
      {issuer.type === 'pf' && !issuer.erased && !issuer.merged_into && mayTakeData && (
        <PersonCard issuer={issuer} onErase={() => setOpened('erase')} />
      )}
      {maySeeActivity && (
        <Card title={t('documents.activity')}>
          <SubjectActivity id={issuer.id} of={issuerActivity} />
        </Card>
      )}
      {opened === 'edit' && <IssuerDialog row={issuer} onClose={close} />}
      {opened === 'erase' && (
        <KeptRow row={issuer}>{(kept) => <EraseDialog issuer={kept} onClose={close} />}</KeptRow>
      )}
      {opened === 'merge' && (
        <MergeDialog
          winnerId={issuer.id}
          loserId={undefined}
          onClose={close}
          onMerged={(id) => {
            close()
            go({ to: '/deponents/$id', params: { id } })
          }}
        />
      )}
    </Page>
  )
}

/** `/deponents/{id}`: one issuer, its documents, and what was done with it. */
export function DeponentPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/staff/deponents/$id' })
  const answer = useQuery(issuerQuery(id))
  // What was shown stays when asking anew fails, and with it what is being written.
  if (answer.data) return <DeponentView key={id} issuer={answer.data} />
  return (
    <Page title={t('deponents.one')}>
      <Answer query={answer} />
    </Page>
  )
}
