type Plant = (text: string, values: unknown[]) => Promise<number>
type Of = { institutionId: number; userId: number; text: string }

/** Plants a notice of a person with a message that was given up, and a browser of theirs, all bearing `text`. */
export async function aNotice(plant: Plant, { institutionId: i, userId, text }: Of) {
  const noticeId = await plant(
    `insert into notifications (institution_id, user_institution_id, user_id, action, cause, text_key, text_values, subject_kind, subject_id,
                                subject_number, subject_title, at)
     values ($1, $1, $2, 'new_task', 'planted', 'document_assigned', jsonb_build_object('by', $3::text), 'document', 1, $3, $3, now()) returning id`,
    [i, userId, text],
  )
  const deviceId = await plant(
    `insert into push_devices (institution_id, user_institution_id, user_id, endpoint, p256dh, auth, user_agent, added_at)
     values ($1, $1, $2, 'https://push.example/' || $3, 'x', 'x', $3, now()) returning id`,
    [i, userId, text],
  )
  const deliveryId = await plant(
    `insert into notification_deliveries (institution_id, user_institution_id, user_id, channel, key, notification_id, push_device_id, state, reason,
                                          created_at, due_at, finished_at)
     values ($1, $1, $2, 'push', 'planted', $3, $4, 'given_up', 'refused', now(), now(), now()) returning id`,
    [i, userId, noticeId, deviceId],
  )
  return { noticeId, deviceId, deliveryId }
}
