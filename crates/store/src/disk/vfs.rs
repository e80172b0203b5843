//! An SQLite VFS on top of a [`Disk`]. Locks and shared memory belong to the running machine and vanish when its
//! power fails.

#![allow(unsafe_code, reason = "SQLite calls C functions")]

use super::{Change, Disk, Fault, FileId};
use rusqlite::ffi;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ffi::{CStr, c_char, c_int, c_void};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering, fence};
use std::sync::{Arc, Mutex, MutexGuard, Once, OnceLock, PoisonError};

/// The name under which the VFS is registered.
pub const NAME: &CStr = c"brocante-test-disk";

/// Makes a disk available to SQLite for as long as this value lives.
#[derive(Debug)]
pub struct Mounted {
    machine: Arc<Machine>,
    number: u64,
}

/// A running machine with its disk.
#[derive(Debug)]
struct Machine {
    disk: Disk,
    shared: Mutex<Shared>,
}

/// State shared by the connections; a power cut erases it.
#[derive(Default, Debug)]
struct Shared {
    /// The lock level that each handle holds on a file.
    locks: BTreeMap<(FileId, u64), c_int>,
    memory: BTreeMap<FileId, Memory>,
}

#[derive(Default, Debug)]
struct Memory {
    regions: Vec<Region>,
    users: BTreeSet<u64>,
    /// Locked slots: slot, handle, and whether the lock is exclusive.
    locks: BTreeSet<(c_int, u64, bool)>,
}

/// Shared memory that only SQLite reads and writes.
#[derive(Debug)]
struct Region(*mut [u64]);

// SAFETY: this code uses only the address, and frees it once.
unsafe impl Send for Region {}

impl Region {
    fn new(bytes: usize) -> Region {
        Region(Box::into_raw(vec![0_u64; bytes.div_ceil(8)].into_boxed_slice()))
    }
}

impl Drop for Region {
    fn drop(&mut self) {
        // SAFETY: the pointer came from a box, and all users have closed their files.
        drop(unsafe { Box::from_raw(self.0) });
    }
}

static MACHINES: OnceLock<Mutex<HashMap<u64, Arc<Machine>>>> = OnceLock::new();

fn machines() -> MutexGuard<'static, HashMap<u64, Arc<Machine>>> {
    MACHINES.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner)
}

impl Mounted {
    pub fn new(disk: Disk) -> Mounted {
        static NUMBERS: AtomicU64 = AtomicU64::new(1);
        register();
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        let machine = Arc::new(Machine { disk, shared: Mutex::default() });
        machines().insert(number, Arc::clone(&machine));
        Mounted { machine, number }
    }

    /// The path of a file on this disk.
    pub fn path(&self, name: &str) -> PathBuf {
        PathBuf::from(format!("{}/{name}", self.number))
    }
}

impl std::ops::Deref for Mounted {
    type Target = Disk;

    fn deref(&self) -> &Disk {
        &self.machine.disk
    }
}

impl Drop for Mounted {
    fn drop(&mut self) {
        machines().remove(&self.number);
    }
}

/// An open file, in the layout that SQLite expects.
#[repr(C)]
struct Handle {
    base: ffi::sqlite3_file,
    open: *mut Open,
}

struct Open {
    machine: Arc<Machine>,
    file: FileId,
    /// Identifies the handle.
    number: u64,
    /// The next sync must also sync the file's name.
    is_name_unsynced: bool,
    delete_on_close: Option<String>,
}

impl Open {
    fn shared(&self) -> MutexGuard<'_, Shared> {
        self.machine.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn register() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let vfs = ffi::sqlite3_vfs {
            iVersion: 1,
            szOsFile: size_of::<Handle>() as c_int,
            mxPathname: 512,
            pNext: std::ptr::null_mut(),
            zName: NAME.as_ptr(),
            pAppData: std::ptr::null_mut(),
            xOpen: Some(open),
            xDelete: Some(delete),
            xAccess: Some(access),
            xFullPathname: Some(full_pathname),
            xDlOpen: None,
            xDlError: None,
            xDlSym: None,
            xDlClose: None,
            xRandomness: Some(randomness),
            xSleep: Some(sleep),
            xCurrentTime: Some(current_time),
            xGetLastError: None,
            xCurrentTimeInt64: None,
            xSetSystemCall: None,
            xGetSystemCall: None,
            xNextSystemCall: None,
        };
        // SAFETY: the VFS lives as long as the process, and its functions fulfil SQLite's contract.
        let code = unsafe { ffi::sqlite3_vfs_register(Box::leak(Box::new(vfs)), 0) };
        assert_eq!(code, ffi::SQLITE_OK);
    });
}

static METHODS: ffi::sqlite3_io_methods = ffi::sqlite3_io_methods {
    iVersion: 2,
    xClose: Some(close),
    xRead: Some(read),
    xWrite: Some(write),
    xTruncate: Some(truncate),
    xSync: Some(sync),
    xFileSize: Some(file_size),
    xLock: Some(lock),
    xUnlock: Some(unlock),
    xCheckReservedLock: Some(check_reserved_lock),
    xFileControl: Some(file_control),
    xSectorSize: Some(sector_size),
    xDeviceCharacteristics: Some(device_characteristics),
    xShmMap: Some(shm_map),
    xShmLock: Some(shm_lock),
    xShmBarrier: Some(shm_barrier),
    xShmUnmap: Some(shm_unmap),
    xFetch: None,
    xUnfetch: None,
};

fn code(result: Result<(), Fault>, broken: c_int) -> c_int {
    match result {
        Ok(()) => ffi::SQLITE_OK,
        Err(Fault::Full) => ffi::SQLITE_FULL,
        Err(Fault::ReadOnly) => ffi::SQLITE_READONLY,
        Err(Fault::Off | Fault::Broken) => broken,
    }
}

/// Splits a path into its machine and file name.
unsafe fn find(path: *const c_char) -> Option<(Arc<Machine>, String)> {
    // SAFETY: SQLite passes a C string.
    let path = unsafe { CStr::from_ptr(path) }.to_str().ok()?;
    let (number, name) = path.split_once('/')?;
    Some((Arc::clone(machines().get(&number.parse().ok()?)?), name.to_owned()))
}

/// Our data behind an SQLite file.
unsafe fn opened<'a>(file: *mut ffi::sqlite3_file) -> &'a mut Open {
    // SAFETY: `open` set the pointer, and SQLite uses a file from one thread at a time until it closes it.
    unsafe { &mut *(*file.cast::<Handle>()).open }
}

unsafe extern "C" fn open(
    _: *mut ffi::sqlite3_vfs,
    path: ffi::sqlite3_filename,
    file: *mut ffi::sqlite3_file,
    flags: c_int,
    out_flags: *mut c_int,
) -> c_int {
    static NUMBERS: AtomicU64 = AtomicU64::new(1);
    let handle = file.cast::<Handle>();
    // SAFETY: SQLite allocated the handle. It does not close a file whose methods are null.
    unsafe { (*handle).base.pMethods = std::ptr::null() };
    // Temporary files are not under test; SQLite keeps them in memory.
    if path.is_null() {
        return ffi::SQLITE_CANTOPEN;
    }
    // SAFETY: a non-null path is a C string.
    let Some((machine, name)) = (unsafe { find(path) }) else { return ffi::SQLITE_CANTOPEN };
    let is_new = !machine.disk.exists(&name);
    let Ok(id) = machine.disk.open(&name, flags & ffi::SQLITE_OPEN_CREATE != 0) else { return ffi::SQLITE_CANTOPEN };
    let is_journal = flags & (ffi::SQLITE_OPEN_WAL | ffi::SQLITE_OPEN_MAIN_JOURNAL) != 0;
    let is_read_only = machine.disk.state().conditions.is_read_only;
    let open = Open {
        file: id,
        number: NUMBERS.fetch_add(1, Ordering::Relaxed),
        is_name_unsynced: is_new && is_journal,
        delete_on_close: (flags & ffi::SQLITE_OPEN_DELETEONCLOSE != 0).then_some(name),
        machine,
    };
    let granted = if is_read_only {
        (flags & !(ffi::SQLITE_OPEN_READWRITE | ffi::SQLITE_OPEN_CREATE)) | ffi::SQLITE_OPEN_READONLY
    } else {
        flags
    };
    // SAFETY: the handle is allocated, as above; `close` takes the box back.
    unsafe {
        (*handle).open = Box::into_raw(Box::new(open));
        (*handle).base.pMethods = &raw const METHODS;
        if !out_flags.is_null() {
            *out_flags = granted;
        }
    }
    ffi::SQLITE_OK
}

unsafe extern "C" fn close(file: *mut ffi::sqlite3_file) -> c_int {
    // SAFETY: SQLite closes a file once and does not use it afterwards.
    let open = unsafe { Box::from_raw((*file.cast::<Handle>()).open) };
    open.shared().locks.remove(&(open.file, open.number));
    match &open.delete_on_close {
        Some(name) => code(open.machine.disk.delete(name, false), ffi::SQLITE_IOERR_DELETE),
        None => ffi::SQLITE_OK,
    }
}

unsafe extern "C" fn delete(_: *mut ffi::sqlite3_vfs, path: *const c_char, sync_folder: c_int) -> c_int {
    // SAFETY: see `find`.
    match unsafe { find(path) } {
        Some((machine, name)) if machine.disk.exists(&name) => {
            code(machine.disk.delete(&name, sync_folder != 0), ffi::SQLITE_IOERR_DELETE)
        }
        _ => ffi::SQLITE_IOERR_DELETE_NOENT,
    }
}

unsafe extern "C" fn access(_: *mut ffi::sqlite3_vfs, path: *const c_char, _: c_int, out: *mut c_int) -> c_int {
    // SAFETY: see `find`; `out` is valid for the result.
    unsafe { *out = find(path).is_some_and(|(machine, name)| machine.disk.exists(&name)).into() };
    ffi::SQLITE_OK
}

unsafe extern "C" fn full_pathname(
    _: *mut ffi::sqlite3_vfs,
    path: *const c_char,
    room: c_int,
    out: *mut c_char,
) -> c_int {
    // SAFETY: `path` is a C string.
    let bytes = unsafe { CStr::from_ptr(path) }.to_bytes_with_nul();
    if bytes.len() > room as usize {
        return ffi::SQLITE_CANTOPEN;
    }
    // SAFETY: `out` has `room` bytes, which is enough.
    unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr().cast(), out, bytes.len()) };
    ffi::SQLITE_OK
}

unsafe extern "C" fn randomness(_: *mut ffi::sqlite3_vfs, count: c_int, out: *mut c_char) -> c_int {
    // SAFETY: `out` has `count` bytes. They need not be random here.
    unsafe { std::ptr::write_bytes(out, 7, count as usize) };
    count
}

/// Does not wait: any lock is held by the same test, so waiting would not release it.
unsafe extern "C" fn sleep(_: *mut ffi::sqlite3_vfs, microseconds: c_int) -> c_int {
    microseconds
}

unsafe extern "C" fn current_time(_: *mut ffi::sqlite3_vfs, out: *mut f64) -> c_int {
    // SAFETY: `out` is valid for the result, a Julian day.
    unsafe { *out = 2_460_000.5 };
    ffi::SQLITE_OK
}

unsafe extern "C" fn read(file: *mut ffi::sqlite3_file, out: *mut c_void, count: c_int, at: i64) -> c_int {
    // SAFETY: see `opened`; `out` has `count` bytes.
    let (open, bytes) = unsafe { (opened(file), std::slice::from_raw_parts_mut(out.cast::<u8>(), count as usize)) };
    match open.machine.disk.read(open.file, at as usize, bytes) {
        Ok(there) if there == bytes.len() => ffi::SQLITE_OK,
        Ok(_) => ffi::SQLITE_IOERR_SHORT_READ,
        Err(_) => ffi::SQLITE_IOERR_READ,
    }
}

unsafe extern "C" fn write(file: *mut ffi::sqlite3_file, bytes: *const c_void, count: c_int, at: i64) -> c_int {
    // SAFETY: see `opened`; `bytes` has `count` bytes.
    let (open, bytes) = unsafe { (opened(file), std::slice::from_raw_parts(bytes.cast::<u8>(), count as usize)) };
    let change = Change::Write { at: at as usize, bytes: bytes.to_vec() };
    code(open.machine.disk.change(open.file, change), ffi::SQLITE_IOERR_WRITE)
}

unsafe extern "C" fn truncate(file: *mut ffi::sqlite3_file, size: i64) -> c_int {
    // SAFETY: see `opened`.
    let open = unsafe { opened(file) };
    code(open.machine.disk.change(open.file, Change::Size(size as usize)), ffi::SQLITE_IOERR_TRUNCATE)
}

unsafe extern "C" fn sync(file: *mut ffi::sqlite3_file, _: c_int) -> c_int {
    // SAFETY: see `opened`.
    let open = unsafe { opened(file) };
    let synced = open.machine.disk.sync(open.file, open.is_name_unsynced);
    open.is_name_unsynced &= synced.is_err();
    code(synced, ffi::SQLITE_IOERR_FSYNC)
}

unsafe extern "C" fn file_size(file: *mut ffi::sqlite3_file, out: *mut i64) -> c_int {
    // SAFETY: see `opened`; `out` is valid for the result.
    unsafe {
        let open = opened(file);
        *out = open.machine.disk.size(open.file) as i64;
    }
    ffi::SQLITE_OK
}

unsafe extern "C" fn lock(file: *mut ffi::sqlite3_file, level: c_int) -> c_int {
    // SAFETY: see `opened`.
    let open = unsafe { opened(file) };
    let mut shared = open.shared();
    let others = shared.locks.iter().filter(|((file, number), _)| *file == open.file && *number != open.number);
    let highest = others.map(|(_, level)| *level).max().unwrap_or(ffi::SQLITE_LOCK_NONE);
    let (granted, result) = match level {
        ffi::SQLITE_LOCK_SHARED if highest < ffi::SQLITE_LOCK_PENDING => (level, ffi::SQLITE_OK),
        ffi::SQLITE_LOCK_RESERVED if highest < ffi::SQLITE_LOCK_RESERVED => (level, ffi::SQLITE_OK),
        ffi::SQLITE_LOCK_EXCLUSIVE if highest == ffi::SQLITE_LOCK_NONE => (level, ffi::SQLITE_OK),
        ffi::SQLITE_LOCK_EXCLUSIVE if highest == ffi::SQLITE_LOCK_SHARED => {
            (ffi::SQLITE_LOCK_PENDING, ffi::SQLITE_BUSY)
        }
        _ => return ffi::SQLITE_BUSY,
    };
    let own = shared.locks.entry((open.file, open.number)).or_default();
    *own = granted.max(*own);
    result
}

unsafe extern "C" fn unlock(file: *mut ffi::sqlite3_file, level: c_int) -> c_int {
    // SAFETY: see `opened`.
    let open = unsafe { opened(file) };
    open.shared().locks.insert((open.file, open.number), level);
    ffi::SQLITE_OK
}

unsafe extern "C" fn check_reserved_lock(file: *mut ffi::sqlite3_file, out: *mut c_int) -> c_int {
    // SAFETY: see `opened`; `out` is valid for the result.
    unsafe {
        let open = opened(file);
        let is_reserved =
            |((file, _), level): (&(FileId, u64), &c_int)| *file == open.file && *level >= ffi::SQLITE_LOCK_RESERVED;
        *out = open.shared().locks.iter().any(is_reserved).into();
    }
    ffi::SQLITE_OK
}

unsafe extern "C" fn file_control(_: *mut ffi::sqlite3_file, _: c_int, _: *mut c_void) -> c_int {
    ffi::SQLITE_NOTFOUND
}

/// The value that SQLite's own VFS reports on Linux.
unsafe extern "C" fn sector_size(_: *mut ffi::sqlite3_file) -> c_int {
    4096
}

unsafe extern "C" fn device_characteristics(_: *mut ffi::sqlite3_file) -> c_int {
    ffi::SQLITE_IOCAP_POWERSAFE_OVERWRITE
}

unsafe extern "C" fn shm_map(
    file: *mut ffi::sqlite3_file,
    number: c_int,
    bytes: c_int,
    extend: c_int,
    out: *mut *mut c_void,
) -> c_int {
    // SAFETY: see `opened`.
    let open = unsafe { opened(file) };
    let mut shared = open.shared();
    let memory = shared.memory.entry(open.file).or_default();
    memory.users.insert(open.number);
    while extend != 0 && memory.regions.len() <= number as usize {
        memory.regions.push(Region::new(bytes as usize));
    }
    let region = memory.regions.get(number as usize).map_or(std::ptr::null_mut(), |region| region.0.cast());
    // SAFETY: `out` is valid for the result.
    unsafe { *out = region };
    ffi::SQLITE_OK
}

unsafe extern "C" fn shm_lock(file: *mut ffi::sqlite3_file, first: c_int, count: c_int, flags: c_int) -> c_int {
    // SAFETY: see `opened`.
    let open = unsafe { opened(file) };
    let mut shared = open.shared();
    let memory = shared.memory.entry(open.file).or_default();
    let slots = first..first + count;
    let is_alone = flags & ffi::SQLITE_SHM_EXCLUSIVE != 0;
    if flags & ffi::SQLITE_SHM_UNLOCK != 0 {
        memory.locks.retain(|(slot, number, _)| *number != open.number || !slots.contains(slot));
        return ffi::SQLITE_OK;
    }
    let is_in_the_way = |(slot, number, alone): &(c_int, u64, bool)| {
        *number != open.number && slots.contains(slot) && (*alone || is_alone)
    };
    if memory.locks.iter().any(is_in_the_way) {
        return ffi::SQLITE_BUSY;
    }
    memory.locks.extend(slots.map(|slot| (slot, open.number, is_alone)));
    ffi::SQLITE_OK
}

unsafe extern "C" fn shm_barrier(_: *mut ffi::sqlite3_file) {
    fence(Ordering::SeqCst);
}

unsafe extern "C" fn shm_unmap(file: *mut ffi::sqlite3_file, _: c_int) -> c_int {
    // SAFETY: see `opened`.
    let open = unsafe { opened(file) };
    let mut shared = open.shared();
    if let Some(memory) = shared.memory.get_mut(&open.file) {
        memory.locks.retain(|(_, number, _)| *number != open.number);
        memory.users.remove(&open.number);
        // The next user creates new memory.
        if memory.users.is_empty() {
            shared.memory.remove(&open.file);
        }
    }
    ffi::SQLITE_OK
}
