/** A file that goes with a mail. */
export type MailAttachment = { readonly name: string; readonly mime: string; readonly content: Buffer }

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
  attachments?: readonly MailAttachment[]
  /** Where one POST ends the mails of this kind (RFC 8058); mail programs show a button for it. */
  endUrl?: string
  /** A person wrote it, so that answers and holiday replies may come. */
  byPerson?: true
  /** The whole message as `writeMessage` composed it; it is sent as it stands. */
  raw?: Buffer
}

export type Mailer = {
  /** Resolves when the server (or the outbox folder) has taken the mail over; rejects otherwise. */
  send(mail: Mail): Promise<void>
  close(): void
}
