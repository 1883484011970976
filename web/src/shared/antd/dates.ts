import 'virtual:antd/dates.css';
// The months and days of Urdu, for the calendar.
import 'dayjs/locale/ur.js';
import dayjsConfig from '@rc-component/picker/generate/dayjs';
import generatePicker from 'antd/es/date-picker/generatePicker/index.js';
import dayjs from 'dayjs';
import { todayInPakistan } from '../vet/slot-days.ts';

/** antd's DatePicker, whose today is that of Pakistan. A day has no hour here: the day that was chosen is the day that is sent. */
export const DatePicker = generatePicker({ ...dayjsConfig, getNow: () => dayjs(todayInPakistan()) });

export { dayjs };
