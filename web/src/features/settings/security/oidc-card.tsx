import type { OidcSection } from '@hdoc/contract/access/oidc.ts'
import { Button } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FactRows } from '../../../ui/display/facts.tsx'
import { StatusTag } from '../../../ui/display/status-tag.tsx'
import { Answer } from '../../../ui/feedback/answer.tsx'
import { KeptRow } from '../../../ui/form/state/kept-row.tsx'
import { SettingsPart } from '../settings-part.tsx'
import { OidcAddresses } from './oidc-addresses.tsx'
import { OidcDialog } from './oidc-dialog.tsx'
import { oidcQuery } from './oidc-query.ts'

function OidcFacts({ section }: { section: OidcSection }) {
  const { t } = useTranslation()
  const { enabled, issuer, client_id } = section.values
  return (
    <>
      <div>
        <StatusTag className={enabled ? 'status-ok' : 'status-mute'}>
          {t(enabled ? 'oidc.on' : 'oidc.off')}
        </StatusTag>
      </div>
      {issuer !== '' && (
        <FactRows
          rows={[
            [t('oidc.issuer'), issuer],
            [t('oidc.client_id'), client_id],
            [t('oidc.secret'), section.has_secret ? t('oidc.is_set') : ''],
          ]}
        />
      )}
      <OidcAddresses addresses={section.redirect_addresses} />
    </>
  )
}

/** The provider of accounts of the institution: how it stands, and the form to change it. */
export function OidcCard() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const answer = useQuery(oidcQuery)
  const { data: section, refetch } = answer
  const [open, setOpen] = useState(false)
  // Each number is another form; only the person goes on from newer values.
  const [form, setForm] = useState(0)
  return (
    <SettingsPart title={t('oidc.title')} text={t('oidc.text')}>
      <Answer query={answer}>{(now) => <OidcFacts section={now} />}</Answer>
      {section && (
        <div>
          <Button
            variant="default"
            leftSection={<IconSettings size={16} />}
            // Reload first, so that the person sees at once what somebody else saved meanwhile, and not only
            // after a conflict.
            onClick={() => void refetch().then(() => setOpen(true))}
          >
            {t('oidc.configure')}
          </Button>
        </div>
      )}
      {section && open && (
        <KeptRow key={form} row={section}>
          {(kept) => (
            <OidcDialog
              section={kept}
              onClose={() => setOpen(false)}
              onReload={() => void refetch().then(() => setForm((number) => number + 1))}
              onSaved={(saved) => {
                queryClient.setQueryData(oidcQuery.queryKey, saved)
                setOpen(false)
              }}
            />
          )}
        </KeptRow>
      )}
    </SettingsPart>
  )
}
