/** A screen that asks by itself, with nobody at the desk, says so: that is no use of a session. */
export const unattendedHeader = 'X-Unattended'
