/** What can be slid over the table. */
export type Panel = 'chat' | 'log' | 'people' | 'rules' | 'menu' | 'invite' | 'settings' | 'past'
