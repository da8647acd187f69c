export type Mail = {
  /** One address. */
  to: string
  subject: string
  text: string
  html: string
  /**
   * `<something@host>`. The caller chooses it and keeps it with the job. So a mail that is repeated after a
   * crash has the same id, and the receiver's mail program shows it once.
   */
  messageId: string
  /** The sender in place of the installation's own: `address` or `Name <address>`. */
  from?: string
  /** The one address to which answers go, when not to the sender. */
  replyTo?: string
}

export type Mailer = {
  /** Resolves when the server (or the outbox folder) has taken the mail over; rejects otherwise. */
  send(mail: Mail): Promise<void>
  close(): void
}
