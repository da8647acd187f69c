import '../../../lib/languages/own/signing-texts.ts'
import {
  type SigningCertificate,
  signingCertificateCalls,
} from '@hdoc/contract/signatures/signing-certificate.ts'
import { Button } from '@mantine/core'
import { IconCertificate, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { formatDate } from '../../../lib/format/format.ts'
import { FactRows } from '../../../ui/display/facts.tsx'
import { StatusTag } from '../../../ui/display/status-tag.tsx'
import { Answer } from '../../../ui/feedback/answer.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { DeleteDialog } from '../../../ui/form/ask/delete-dialog.tsx'
import { SettingsPart } from '../settings-part.tsx'
import { CertificateDialog } from './certificate-dialog.tsx'
import styles from './signing.module.css'
import { signingCertificateQuery } from './signing-queries.ts'

const COLOURS = {
  valid: 'status-ok',
  ending: 'status-warn',
  expired: 'status-bad',
  not_yet_valid: 'status-warn',
} as const

function CertificateFacts({ section: { certificate, timestamp_host } }: { section: SigningCertificate }) {
  const { t } = useTranslation()
  const stamps = timestamp_host ?? t('signing.no_timestamps')
  if (!certificate)
    return (
      <>
        <p className={styles.quiet}>{t('signing.none')}</p>
        <FactRows rows={[[t('signing.timestamps'), stamps]]} />
      </>
    )
  const { name, issuer, valid_from, valid_until, state, days_left, lost, added_at, added_by } = certificate
  return (
    <>
      <div>
        <StatusTag className={COLOURS[state]}>{t(`signing.state_${state}`)}</StatusTag>
      </div>
      {lost && (
        <Note kind="bad" role="alert">
          {t('signing.lost')}
        </Note>
      )}
      {state === 'ending' && (
        <Note kind="warn">{t('signing.ends', { count: days_left, on: formatDate(valid_until) })}</Note>
      )}
      <FactRows
        rows={[
          [t('signing.name'), name],
          [t('signing.issuer'), issuer],
          [
            t('signing.valid'),
            t('signing.from_until', { from: formatDate(valid_from), until: formatDate(valid_until) }),
          ],
          [t('signing.added'), t('documents.by', { who: added_by, when: formatDate(added_at) })],
          [t('signing.timestamps'), stamps],
        ]}
      />
    </>
  )
}

/** The certificate with which the institution seals. Its key goes in and never comes out again. */
export function CertificateCard() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const answer = useQuery(signingCertificateQuery)
  const [open, setOpen] = useState<'upload' | 'remove'>()
  const has = answer.data?.certificate !== null
  const keep = (data: SigningCertificate) => {
    queryClient.setQueryData(signingCertificateQuery.queryKey, data)
    setOpen(undefined)
  }
  return (
    <SettingsPart title={t('signing.title')} text={t('signing.text')}>
      <Answer query={answer}>{(section) => <CertificateFacts section={section} />}</Answer>
      {answer.data && (
        <div className={styles.actions}>
          <Button
            variant="default"
            leftSection={<IconCertificate size={16} />}
            onClick={() => setOpen('upload')}
          >
            {t(has ? 'signing.replace' : 'signing.upload')}
          </Button>
          {has && (
            <Button variant="default" leftSection={<IconTrash size={16} />} onClick={() => setOpen('remove')}>
              {t('signing.remove')}
            </Button>
          )}
        </div>
      )}
      {open === 'upload' && <CertificateDialog onClose={() => setOpen(undefined)} onSaved={keep} />}
      {open === 'remove' && (
        <DeleteDialog
          title={t('signing.remove_title')}
          text={t('signing.remove_text')}
          remove={() => call(signingCertificateCalls.remove, { body: {} }).then(({ data }) => keep(data))}
          changes={[{ what: 'setting.changed' }]}
          said={t('signing.removed')}
          onDeleted={() => setOpen(undefined)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </SettingsPart>
  )
}
