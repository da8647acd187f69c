import { X509Certificate } from 'node:crypto'
import type { AnchorUse } from '../../../platform/signatures/judge/anchors.ts'
import { childrenOf, findAt, parseXml, textAt, type XmlNode } from './xml-tree.ts'

/** A service of a trusted list, for one time in which the list vouches for it. */
export type TrustedService = {
  use: AnchorUse
  /** Base64 of its certificate (DER). */
  certificate: string
  provider: string
  service: string
  since: Date
  until: Date | undefined
}

export type TrustedList = {
  /** Two letters of the country. */
  territory: string
  operator: string
  sequence: number
  issuedAt: Date
  nextUpdate: Date | undefined
  services: TrustedService[]
}

export type ListRefusal = 'list_unreadable' | 'list_of_lists' | 'list_empty'

const TYPES: readonly [string, AnchorUse][] = [
  ['/Svctype/CA/QC', 'ca_qualified'],
  ['/Svctype/CA/PKC', 'ca'],
  ['/Svctype/TSA/QTST', 'tsa_qualified'],
  ['/Svctype/TSA', 'tsa'],
]
/** The statuses in which a list vouches for a service; the older ones stand in its history (ETSI TS 119 612, 5.5.4). */
const VOUCHED = [
  'granted',
  'undersupervision',
  'accredited',
  'supervisionincessation',
  'recognisedatnationallevel',
]
const MOST_SERVICES = 5_000

const dateOf = (text: string | undefined): Date | undefined => {
  const date = new Date(text ?? '')
  return Number.isNaN(date.getTime()) ? undefined : date
}
const lastPart = (uri: string | undefined): string => uri?.split('/').at(-1)?.toLowerCase() ?? ''

/** The text of the English name, else of the first. */
function nameOf(node: XmlNode | undefined): string {
  const names = node ? childrenOf(node, 'Name') : []
  const english = names.find(({ attributes }) => attributes.lang === 'en')
  return ((english ?? names[0])?.text ?? '').trim().slice(0, 300)
}

function certificatesOf(information: XmlNode): string[] {
  const identity = findAt(information, 'ServiceDigitalIdentity')
  return (identity ? childrenOf(identity, 'DigitalId') : []).flatMap((one) => {
    const base64 = textAt(one, 'X509Certificate')?.replace(/\s/g, '')
    if (!base64) return []
    try {
      return [new X509Certificate(Buffer.from(base64, 'base64')).raw.toString('base64')]
    } catch {
      return []
    }
  })
}

/** The times in which a service was vouched for, from its present state and its history, newest first. */
function timesOf(service: XmlNode, present: XmlNode): { since: Date; until: Date | undefined }[] {
  const history = findAt(service, 'ServiceHistory')
  const states = [present, ...(history ? childrenOf(history, 'ServiceHistoryInstance') : [])].flatMap(
    (state) => {
      const since = dateOf(textAt(state, 'StatusStartingTime'))
      return since ? [{ since, vouched: VOUCHED.includes(lastPart(textAt(state, 'ServiceStatus'))) }] : []
    },
  )
  states.sort((a, b) => b.since.getTime() - a.since.getTime())
  return states.flatMap(({ since, vouched }, n) => (vouched ? [{ since, until: states[n - 1]?.since }] : []))
}

function servicesOf(provider: XmlNode): TrustedService[] {
  const name = nameOf(findAt(provider, 'TSPInformation', 'TSPName'))
  const services = findAt(provider, 'TSPServices')
  return (services ? childrenOf(services, 'TSPService') : []).flatMap((service) => {
    const present = findAt(service, 'ServiceInformation')
    const type = present && textAt(present, 'ServiceTypeIdentifier')
    const use = TYPES.find(([end]) => type?.endsWith(end))?.[1]
    if (!present || use === undefined) return []
    const about = { use, provider: name, service: nameOf(findAt(present, 'ServiceName')) }
    return certificatesOf(present).flatMap((certificate) =>
      timesOf(service, present).map((time) => ({ ...about, ...time, certificate })),
    )
  })
}

/** Reads a list of trusted issuers as countries publish it (ETSI TS 119 612). */
export function readTrustedList(xml: string): TrustedList | { refusal: ListRefusal } {
  const root = parseXml(xml)
  const scheme = root && findAt(root, 'SchemeInformation')
  if (root?.name !== 'TrustServiceStatusList' || !scheme) return { refusal: 'list_unreadable' }
  if (lastPart(textAt(scheme, 'TSLType')) === 'eulistofthelists') return { refusal: 'list_of_lists' }
  const providers = findAt(root, 'TrustServiceProviderList')
  const services = providers ? childrenOf(providers, 'TrustServiceProvider').flatMap(servicesOf) : []
  const issuedAt = dateOf(textAt(scheme, 'ListIssueDateTime'))
  const territory = textAt(scheme, 'SchemeTerritory')?.toUpperCase() ?? ''
  const sequence = Number(textAt(scheme, 'TSLSequenceNumber'))
  if (!issuedAt || !/^[A-Z]{2}$/.test(territory) || !Number.isInteger(sequence) || sequence < 1)
    return { refusal: 'list_unreadable' }
  if (services.length === 0) return { refusal: 'list_empty' }
  if (services.length > MOST_SERVICES || sequence > 2_000_000_000) return { refusal: 'list_unreadable' }
  return {
    territory,
    operator: nameOf(findAt(scheme, 'SchemeOperatorName')),
    sequence,
    issuedAt,
    nextUpdate: dateOf(textAt(scheme, 'NextUpdate', 'dateTime')),
    services,
  }
}
