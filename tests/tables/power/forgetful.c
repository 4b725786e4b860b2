/* A disk that forgets: whatever a program has not synced is lost when the power goes.

   Loaded into a program (LD_PRELOAD), it lets every fsync and fdatasync of a file below FORGETFUL_DISK also copy the
   file, as it then is, to the same place below FORGETFUL_PLATTER: that is what the disk would still have. Nothing else
   of what the program does is changed. A sync of the folder itself makes it known there which files were deleted; until
   then a deleted file comes back when the power does. The copy is made before the sync returns, so nothing that was promised after it
   can be missing, and it is renamed into place whole, because the program may be killed at any moment. */

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The folder was synced: what was deleted in it stays deleted. */
static void forget(const char *disk, const char *platter) {
    char path[PATH_MAX], copy[PATH_MAX];
    DIR *folder = opendir(platter);
    struct dirent *entry;
    if (!folder) abort();
    while ((entry = readdir(folder))) {
        snprintf(path, sizeof path, "%s/%s", disk, entry->d_name);
        snprintf(copy, sizeof copy, "%s/%s", platter, entry->d_name);
        if (!strstr(entry->d_name, ".scratch") && access(path, F_OK)) unlink(copy);
    }
    closedir(folder);
}

static void keep(int fd) {
    const char *disk = getenv("FORGETFUL_DISK"), *platter = getenv("FORGETFUL_PLATTER");
    char link[64], path[PATH_MAX], copy[2 * PATH_MAX], scratch[2 * PATH_MAX + 32], block[65536];
    struct stat about;
    if (!disk || !platter || fstat(fd, &about)) return;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return;
    path[length] = 0;
    if (S_ISDIR(about.st_mode) && !strcmp(path, disk)) forget(disk, platter);
    if (!S_ISREG(about.st_mode)) return;
    if (strncmp(path, disk, strlen(disk)) || path[strlen(disk)] != '/') return;
    snprintf(copy, sizeof copy, "%s%s", platter, path + strlen(disk));
    snprintf(scratch, sizeof scratch, "%s.%d.scratch", copy, (int)gettid());
    int out = open(scratch, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (out < 0) abort();
    off_t at = 0;
    ssize_t got;
    while ((got = pread(fd, block, sizeof block, at)) > 0) {
        if (write(out, block, got) != got) abort();
        at += got;
    }
    if (got < 0 || close(out) || rename(scratch, copy)) abort();
}

int fsync(int fd) {
    keep(fd);
    return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(fd);
}

int fdatasync(int fd) {
    keep(fd);
    return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(fd);
}
