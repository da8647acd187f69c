import { securityQuery } from '../queries.ts'
import { SectionLoader } from '../section-loader.tsx'
import { SettingsFrame } from '../settings-frame.tsx'
import { OidcCard } from './oidc-card.tsx'
import { SecurityForm } from './security-form.tsx'

/** Who gets in, how, and for how long. The provider's card saves by itself, so it stands beside the form. */
export function SecurityPage() {
  return (
    <SettingsFrame section="security">
      <SectionLoader query={securityQuery}>
        {(section, around) => <SecurityForm section={section} {...around} />}
      </SectionLoader>
      <OidcCard />
    </SettingsFrame>
  )
}
