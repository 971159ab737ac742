/** A screen that asks by itself, with nobody at the desk, says so: that is no use of a session. */
export const unattendedHeader = 'X-Unattended'

/** Of the response to such a read: how many enquiries are unread, so that no poll asks for it apart. */
export const unreadHeader = 'X-Unread-Enquiries'

/** Beside it: the id of the newest enquiry, or nothing. A deleted one counts, so that a restored one is not new. */
export const newestHeader = 'X-Newest-Enquiry'

/** The same of messages: how many wait for an answer, and the id of the newest. */
export const waitingHeader = 'X-Waiting-Messages'
export const newestMessageHeader = 'X-Newest-Message'
