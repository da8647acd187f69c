import type { Holder } from './test-authority.ts'

const BASE = 'http://uri.etsi.org/TrstSvc'

type Service = {
  by: Holder
  type?: string
  status?: string
  since?: string
  before?: { status: string; since: string }
}

const serviceOf = ({
  by,
  type = 'CA/QC',
  status = 'granted',
  since = '2020-01-01T00:00:00Z',
  before,
}: Service) => `
  <tsl:TSPService>
    <tsl:ServiceInformation>
      <tsl:ServiceTypeIdentifier>${BASE}/Svctype/${type}</tsl:ServiceTypeIdentifier>
      <tsl:ServiceName><tsl:Name xml:lang="ro">Serviciu</tsl:Name><tsl:Name xml:lang="en">Service</tsl:Name></tsl:ServiceName>
      <tsl:ServiceDigitalIdentity><tsl:DigitalId><tsl:X509Certificate>${by.certificate.toString('base64')}</tsl:X509Certificate></tsl:DigitalId></tsl:ServiceDigitalIdentity>
      <tsl:ServiceStatus>${BASE}/TrustedList/Svcstatus/${status}</tsl:ServiceStatus>
      <tsl:StatusStartingTime>${since}</tsl:StatusStartingTime>
    </tsl:ServiceInformation>
    ${
      before
        ? `<tsl:ServiceHistory><tsl:ServiceHistoryInstance>
      <tsl:ServiceStatus>${BASE}/TrustedList/Svcstatus/${before.status}</tsl:ServiceStatus>
      <tsl:StatusStartingTime>${before.since}</tsl:StatusStartingTime>
    </tsl:ServiceHistoryInstance></tsl:ServiceHistory>`
        : ''
    }
  </tsl:TSPService>`

/** A trusted list in the form that countries publish. */
export const makeTrustedList = (
  services: readonly Service[],
  { territory = 'RO', sequence = 7, type = 'EUgeneric' } = {},
): string => `<?xml version="1.0" encoding="UTF-8"?>
<tsl:TrustServiceStatusList xmlns:tsl="http://uri.etsi.org/02231/v2#" Id="lista">
  <tsl:SchemeInformation>
    <tsl:TSLVersionIdentifier>6</tsl:TSLVersionIdentifier>
    <tsl:TSLSequenceNumber>${sequence}</tsl:TSLSequenceNumber>
    <tsl:TSLType>${BASE}/TrustedList/TSLType/${type}</tsl:TSLType>
    <tsl:SchemeOperatorName><tsl:Name xml:lang="en">Authority of tests</tsl:Name></tsl:SchemeOperatorName>
    <tsl:SchemeTerritory>${territory}</tsl:SchemeTerritory>
    <tsl:ListIssueDateTime>2026-10-01T00:00:00Z</tsl:ListIssueDateTime>
    <tsl:NextUpdate><tsl:dateTime>2027-04-01T00:00:00Z</tsl:dateTime></tsl:NextUpdate>
  </tsl:SchemeInformation>
  <tsl:TrustServiceProviderList>
    <tsl:TrustServiceProvider>
      <tsl:TSPInformation><tsl:TSPName><tsl:Name xml:lang="en">Provider</tsl:Name></tsl:TSPName></tsl:TSPInformation>
      <tsl:TSPServices>${services.map(serviceOf).join('')}</tsl:TSPServices>
    </tsl:TrustServiceProvider>
  </tsl:TrustServiceProviderList>
</tsl:TrustServiceStatusList>`
