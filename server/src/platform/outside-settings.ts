/** The public service that knows companies by their CUI. */
export interface CompanyLookupSettings {
  enabled: boolean
  url: string
  /**
   * True when `url` was set by HDOC_COMPANY_LOOKUP_URL; false when it is the public service's own address.
   */
  configured: boolean
  timeoutMs: number
  /** Hosts that may lead to this machine or a local network. */
  privateHosts: string[]
}

/** The gateway that takes text messages by HTTP. */
export interface SmsSettings {
  url: string
  /** Name and value of the header that lets us in; the value is a secret. */
  header: readonly [name: string, value: string] | undefined
  /** What is posted, with `{to}`, `{text}` and `{id}`; JSON when it begins with a brace, else a form. */
  body: string
  /** Hosts that may lead to this machine or a local network. */
  privateHosts: string[]
}

/** The server that gives timestamps (RFC 3161). */
export interface TimestampSettings {
  url: string
  /** Hosts that may lead to this machine or a local network. */
  privateHosts: string[]
}

/** Services that take pushes for browsers, besides those of the known browsers. */
export interface PushSettings {
  hosts: string[]
  /** Hosts that may lead to this machine or a local network. */
  privateHosts: string[]
}

/**
 * Where the newest heads of the trail are told besides the data folder; each of the three places is optional.
 */
export interface WitnessSettings {
  /**
   * A file to which one line per head is appended. It belongs on another disk, at best an append-only one.
   */
  file: string | undefined
  url: string | undefined
  mail: string | undefined
  /** Hosts that may lead to this machine or a local network. */
  privateHosts: string[]
}
