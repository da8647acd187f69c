import { useSession } from '../../../entities/session/session-store.ts'
import { securityQuery } from '../queries.ts'
import { SectionLoader } from '../section-loader.tsx'
import { SettingsFrame } from '../settings-frame.tsx'
import { CertificateCard } from './certificate-card.tsx'
import { OidcCard } from './oidc-card.tsx'
import { SecurityForm } from './security-form.tsx'
import { TrustedListsCard } from './trusted-lists-card.tsx'

/** Who gets in, how, and for how long. Cards that save by themselves stand beside the form. */
export function SecurityPage() {
  const { user } = useSession()
  return (
    <SettingsFrame section="security">
      <SectionLoader query={securityQuery}>
        {(section, around) => <SecurityForm section={section} {...around} />}
      </SectionLoader>
      <OidcCard />
      {user !== null && user.hdoc_id !== 0 && (
        <>
          <CertificateCard />
          <TrustedListsCard />
        </>
      )}
    </SettingsFrame>
  )
}
